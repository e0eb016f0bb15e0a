import {beforeEach, describe, expect, it} from 'vitest';
import {loader as home} from '../../app/routes/home';
import {action as requestPrice} from '../../app/routes/price-request';
import {loader as product} from '../../app/routes/product';
import {loader as robots} from '../../app/routes/resources/robots';
import {loader as sitemap} from '../../app/routes/resources/sitemap';
import {loader as wishlist} from '../../app/routes/wishlist';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {isAvailable, productOf, variantWith} from './catalogue';
import {mailsTo, mailsToShop, readSeal} from './request-visitor';

const PREVIEW = 'https://radladen-1a2b.o2.myshopify.dev';

setupShop();
beforeEach(() => standIns.outbox.clear());

it('a shop that shows drafts to everybody disallows all robots', async () => {
  const request = new Request(`${SHOP}/robots.txt`);
  const settings = {STORYBLOK_VERSION: 'draft', STORYBLOK_PREVIEW_TOKEN: 'drafts'};
  const context = await contextOf(request, settings);
  const body = await robots({request, context, params: {}}).text();
  expect(body).toBe('User-agent: *\nDisallow: /\n');
});

async function argsAt(path: string, init: RequestInit = {}) {
  const request = new Request(PREVIEW + path, init);
  const context = await contextOf(request.clone(), {PREVIEW_HOSTS: '*.myshopify.dev'});
  return {request, context: {...context}, params: {handle: path.split('/').at(-1) ?? ''}};
}

describe('a preview deployment', () => {
  it('disallows all robots', async () => {
    const body = await robots(await argsAt('/robots.txt')).text();
    expect(body).toBe('User-agent: *\nDisallow: /\n');
  });

  it("uses the shop's address in canonical links, structured data and the sitemap", async () => {
    const path = `/products/${noteworthyHandles.flagship}`;
    const start = await argsAt('/');
    const page = await argsAt(path);
    const responses = JSON.stringify([
      await home(start),
      start.context.structuredData,
      await product(page),
      page.context.headTags,
      await wishlist(await argsAt('/merkzettel')),
      await (await sitemap(await argsAt('/sitemap.xml'))).text(),
    ]);
    expect(responses).toContain(`{"rel":"canonical","href":"${SHOP}${path}"}`);
    expect(responses).toContain(`${SHOP}/#store`);
    expect(responses).toContain(`<loc>${SHOP}/</loc>`);
    expect(responses).not.toContain(PREVIEW);
  });

  it("uses the shop's address in mails", async () => {
    const {id} = variantWith(productOf(noteworthyHandles.flagship), isAvailable);
    const body = new URLSearchParams({
      requestSeal: await readSeal(),
      offerLink: 'https://www.anderer-shop.example/fernweh',
      name: 'Jana Petersen',
      email: 'jana.petersen@mail.example',
      message: '',
      privacy: 'on',
    });
    const sent = requestPrice(await argsAt(`/preisanfrage?variant=${id}`, {method: 'POST', body}));
    await expect(sent).rejects.toMatchObject({status: 303});

    const mails = [...mailsToShop(), ...mailsTo('jana.petersen@mail.example')];
    expect(mails).toHaveLength(2);
    for (const {text, html} of mails) expect(text + html).not.toContain('myshopify.dev');
    expect(mails[0]?.text.replaceAll('\u2060', '')).toContain(`${SHOP}/products/`);
  });
});
