import {createHash} from 'node:crypto';
import {z} from 'zod';
import {languageNames, languages, type Language} from '../../../app/i18n/languages';
import {required, type CommandSettings} from '../setup/change-list';
import {fetchDelivery} from '../setup/delivery-api';
import {right, unknown, warning, wrong, type Finding} from './finding';

const NOTICE = 'Storyblok → config, guarantee_notice';

const configSchema = z.object({
  story: z.object({
    content: z.object({
      guarantee_notice: z.object({filename: z.url()}).nullish().catch(null),
    }),
  }),
});

/**
 * Whether the legal guarantee notice of each language is, byte for byte, a file published by the European Commission.
 * The owner provides their SHA-256 digests, comma-separated hex (`GUARANTEE_NOTICE_SHA256`); without them each digest
 * is printed and nothing is claimed.
 */
export async function checkGuaranteeNotice(settings: CommandSettings): Promise<Finding[]> {
  const published = (settings.GUARANTEE_NOTICE_SHA256 ?? '')
    .toLowerCase()
    .split(',')
    .map((digest) => digest.trim())
    .filter(Boolean);
  const malformed = published.filter((digest) => !/^[\da-f]{64}$/.test(digest));
  if (malformed.length > 0) {
    return [wrong(`no SHA-256: ${malformed.join(', ')}`, 'GUARANTEE_NOTICE_SHA256 in the shell')];
  }
  return Promise.all(languageNames.map((language) => checkFile(settings, language, published)));
}

async function checkFile(
  settings: CommandSettings,
  language: Language,
  published: readonly string[],
): Promise<Finding> {
  const name = `legal guarantee notice (${language})`;
  const address = await noticeOf(settings, language);
  if (!address) return warning(`no ${name}: its page shows none`, NOTICE);
  const file = await fetch(address);
  if (!file.ok) return wrong(`${name}: its file answers ${file.status}`, NOTICE);
  const digest = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  if (published.length === 0) {
    const fix = 'GUARANTEE_NOTICE_SHA256 in the shell: the digests of the files as published';
    return unknown(`${name}, SHA-256 ${digest}`, fix);
  }
  return published.includes(digest)
    ? right(`${name} as published`)
    : wrong(`${name} is not the published file: its SHA-256 is ${digest}`, NOTICE);
}

/** The URL of the file that visitors get; `null` without one. */
async function noticeOf(settings: CommandSettings, language: Language): Promise<string | null> {
  const {STORYBLOK_TOKEN: token} = required(settings, 'STORYBLOK_TOKEN');
  const code = languages[language].storyblok;
  const query = {token, version: 'published', ...(code && {language: code})};
  const {ok, body} = await fetchDelivery(settings, 'stories/config', query);
  if (!ok) return null;
  return configSchema.parse(body).story.content.guarantee_notice?.filename ?? null;
}
