import type {InputHTMLAttributes, ReactNode} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {consentChoices, consentGroups} from '~/storage';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {useSiteLinks} from '../site/site-facts';
import type {ConsentAnswer, PrivacySettingsView} from './consent.server';

interface PrivacySettingsPageProps {
  settings: Omit<PrivacySettingsView, 'messages'>;
  answer: ConsentAnswer | null;
}

/** What the shop stores in a browser and what visitors allow: a plain form, whose choice can be revoked at any time. */
export function PrivacySettingsPage({settings, answer}: PrivacySettingsPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {privacy} = useSiteLinks();
  const {current, groups} = settings;
  const title = t('privacy.page.title');
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title}]} />
      <h1 className="mb-6">{title}</h1>
      <div className="grid gap-10">
        <div className="grid max-w-[68ch] gap-6">
          <p className="text-lead text-ink-600">{t('privacy.page.lead')}</p>
          <form className="grid gap-5" method="post" action={href('privacySettings')}>
            {answer?.refused && <Alert kind="danger">{answer.message}</Alert>}
            <fieldset className="grid gap-2.5">
              <legend className="mb-3 text-h3 font-heading">{t('privacy.page.question')}</legend>
              <Switch name="necessary" defaultChecked disabled />
              {consentGroups.map((group) => (
                <Switch key={group} name={group} defaultChecked={current?.[group] ?? false} />
              ))}
            </fieldset>
            <div className="grid gap-2.5 sm:grid-cols-3">
              <Button variant="secondary" name="choice" value="selection">
                {t('privacy.page.save')}
              </Button>
              {consentChoices.map((choice) => (
                <Button key={choice} variant="secondary" name="choice" value={choice}>
                  {t(`privacy.${choice}`)}
                </Button>
              ))}
            </div>
          </form>
          <p>{t('privacy.page.revoke')}</p>
          {privacy && (
            <p>
              {t('privacy.page.more')}
              <a className="link" href={privacy}>
                {t('privacy.policy')}
              </a>
              .
            </p>
          )}
        </div>
        {groups.map((group) => (
          <StorageGroup key={group.name} group={group} />
        ))}
      </div>
    </div>
  );
}

type Group = PrivacySettingsView['groups'][number];

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  name: Group['name'];
}

/** A checkbox for one consent group. */
function Switch({name, ...input}: SwitchProps) {
  const t = useTranslate();
  const id = `consent-${name}`;
  return (
    <div className="relative flex items-start gap-3 rounded-control border border-ink-400 px-4 py-4 has-checked:border-ink has-checked:bg-reseda-50">
      <input
        {...input}
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        className="relative z-1 mt-0.5 size-5 flex-none accent-tanne-700"
      />
      <div>
        <label htmlFor={id} className="stretched font-label">
          {t(`privacy.page.${name}Title`)}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-600">
          {t(`privacy.page.${name}Hint`)}
        </p>
      </div>
    </div>
  );
}

/** Entries with the same legal basis; on narrow screens each becomes a block. */
function StorageGroup({group: {name: groupName, entries}}: {group: Group}) {
  const t = useTranslate();
  return (
    <section className="grid max-w-[860px] gap-3">
      <h2>{t(`privacy.page.${groupName}Title`)}</h2>
      <p className="max-w-[68ch]">{t(`privacy.page.${groupName}Text`)}</p>
      {entries.length > 0 && (
        <ul className="mt-1 grid border-t border-stahl-200">
          {entries.map(({name, kind, purpose, when, duration}) => (
            <li key={name} className="border-b border-stahl-200 py-3">
              <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[170px_minmax(0,1fr)] lg:grid-cols-[170px_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
                <Cell term={t('privacy.page.name')}>
                  <span className="block font-label wrap-anywhere">{name}</span>
                  <span className="text-ink-600">{kind}</span>
                </Cell>
                <Cell term={t('privacy.page.purpose')}>{purpose}</Cell>
                <Cell term={t('privacy.page.when')}>{when}</Cell>
                <Cell term={t('privacy.page.duration')}>
                  <span className="text-ink-600">{duration}</span>
                </Cell>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cell({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-micro text-ink-500">{term}</dt>
      <dd className="text-label leading-[1.4]">{children}</dd>
    </div>
  );
}
