import {describe, expect, it} from 'vitest';
import {action, loader} from '../../app/routes/product';
import {action as tellSeen} from '../../app/routes/resources/recently-viewed';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {cardText} from './listed-products';
import {productOf} from './catalogue';

setupShop();

const {flagship, singleVariant, umlauts, unitPrice, newArrival, clothingSizes, soldOut} =
  noteworthyHandles;
const pathOf = (handle: string) => `/products/${handle}`;
const numberOf = (handle: string) => String(productOf(handle).id);
const seenBy = async (visitor: Visitor, handle: string) => {
  const {recentlyViewed} = await visitor.open(loader, pathOf(handle));
  return recentlyViewed?.map((card) => card.handle);
};

describe('the list of recently viewed products', () => {
  it('starts on the second product page, newest first, without the current product', async () => {
    const visitor = new Visitor();
    expect(await seenBy(visitor, flagship)).toEqual([]);
    expect(await seenBy(visitor, singleVariant)).toEqual([flagship]);
    expect(await seenBy(visitor, umlauts)).toEqual([singleVariant, flagship]);
    expect(await seenBy(visitor, flagship)).toEqual([umlauts, singleVariant]);
  });

  it('shows four products at most and stores only numbers in its cookie', async () => {
    const visitor = new Visitor();
    const all = [flagship, singleVariant, umlauts, newArrival, clothingSizes, soldOut];
    for (const handle of all) await visitor.open(loader, pathOf(handle));
    const kept = all.slice(1).toReversed();
    expect(visitor.cookies.get('recently-viewed')).toBe(kept.map(numberOf).join('.'));
    expect(await seenBy(visitor, soldOut)).toEqual(kept.slice(1));
  });

  it('is stored in a session cookie that scripts cannot read', async () => {
    const {cookies} = await contextOf(new Request(SHOP + pathOf(flagship)));
    cookies.set('recently-viewed', '7');
    expect(cookies.headers()).toEqual([
      'recently-viewed=7; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('is in the language of the page', async () => {
    const visitor = new Visitor();
    await visitor.open(loader, pathOf(flagship));
    const {recentlyViewed} = await visitor.open(loader, `/en-us${pathOf(singleVariant)}`);
    expect(recentlyViewed?.map(cardText)[0]).toContain(productOf(flagship).title.en);
  });

  it.each([
    'garbage',
    '1.2.x.-4',
    '0',
    '99999999999999999999',
    '7000000000001;evil',
    '.'.repeat(5000),
  ])('is empty for the forged cookie %j', async (cookie) => {
    const visitor = new Visitor({cookies: {'recently-viewed': encodeURIComponent(cookie)}});
    expect(await seenBy(visitor, flagship)).toEqual([]);
  });

  it('is empty while Shopify is out', async () => {
    const visitor = new Visitor({cookies: {'recently-viewed': numberOf(singleVariant)}});
    standIns.shop.injectFault({operation: 'ProductsById', status: 503, times: 2});
    expectConsoleError('failed (503)');
    expect(await seenBy(visitor, flagship)).toEqual([]);
  });
});

describe('the cookie of recently viewed products', () => {
  const cookiesAfter = async (headers: Record<string, string>, suffix = '') => {
    const asked = new Request(`${SHOP}${pathOf(flagship)}${suffix}`, {headers});
    const context = await contextOf(asked);
    const args = {context: {...context}, params: {handle: flagship}};
    await loader({...args, request: new Request(SHOP + pathOf(flagship), {headers})});
    return context.cookies.headers().join('\n');
  };
  const browser = {'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0'};

  it('is set by page views, not by prefetches or data requests', async () => {
    expect(await cookiesAfter(browser)).toContain('recently-viewed=');
    const ahead = {...browser, 'Sec-Purpose': 'prefetch'};
    expect(await cookiesAfter(ahead)).not.toContain('recently-viewed');
    expect(await cookiesAfter(ahead, '.data')).not.toContain('recently-viewed');
    expect(await cookiesAfter(browser, '.data')).not.toContain('recently-viewed');
  });

  it('is not set for crawlers', async () => {
    const bot = {'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'};
    expect(await cookiesAfter(bot)).not.toContain('recently-viewed');
  });
});

describe('a product page opened by script', () => {
  const say = async (cookie: string, form: Record<string, string>) => {
    const headers = {
      Cookie: `recently-viewed=${cookie}`,
      'User-Agent': 'Mozilla/5.0 Firefox/140.0',
    };
    const body = new URLSearchParams(form);
    const address = `${SHOP}/api/recently-viewed?language=de`;
    const request = new Request(address, {method: 'POST', headers, body});
    const context = await contextOf(request.clone());
    const answer = await tellSeen({context: {...context}, params: {}, request});
    return {answer, cookies: context.cookies.headers().join('\n')};
  };

  it('contains no recently viewed products', async () => {
    const visitor = new Visitor({cookies: {'recently-viewed': numberOf(singleVariant)}});
    const {data} = await visitor.request(loader, pathOf(flagship), {script: true});
    expect(data).toMatchObject({recentlyViewed: null});
  });

  it('reports its product as viewed and receives the products viewed before', async () => {
    const seen = `gid://shopify/Product/${numberOf(flagship)}`;
    const {answer, cookies} = await say(numberOf(unitPrice), {seen});
    const card: unknown = expect.stringContaining(`href="/products/${unitPrice}"`);
    expect(await answer.json()).toMatchObject([{handle: unitPrice, html: card}]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(cookies).toContain(`recently-viewed=${numberOf(flagship)}.${numberOf(unitPrice)};`);
  });

  it('gets 400 for any other report', async () => {
    expect((await say('', {saw: '1'})).answer.status).toBe(400);
  });

  it('cannot add anything but a product', async () => {
    const {cookies} = await say('', {seen: 'javascript:alert(1)'});
    expect(cookies).not.toContain('recently-viewed');
  });
});

describe('the button "Liste leeren"', () => {
  it('empties the list and redirects to the same page and variant', async () => {
    const visitor = new Visitor();
    await visitor.open(loader, pathOf(flagship));
    const path = `${pathOf(singleVariant)}?Farbe=Reseda`;
    const answer = await visitor.request(action, path, {form: {intent: 'clear'}});
    expect(answer).toMatchObject({
      status: 303,
      location: path,
      cookies: {'recently-viewed': null},
    });
    expect(await seenBy(visitor, singleVariant)).toEqual([]);
  });

  it('is the only form of the page: an unknown intent changes nothing', async () => {
    const visitor = new Visitor({cookies: {'recently-viewed': '7'}});
    const answer = await visitor.request(action, pathOf(flagship), {form: {intent: 'buy'}});
    expect(answer).toMatchObject({status: 303, cookies: {}});
  });
});
