import {describe, expect, it} from 'vitest';
import {readOfferLink} from './price-request-schema';

const own = ['www.radladen.example', 'radladen.myshopify.com'];
const read = (typed: string) => readOfferLink(typed, own);

describe('the link to an offer', () => {
  it.each([
    ['https://www.anderer-shop.de/rad?id=7&farbe=rot', null],
    ['http://anderer-shop.de', 'http://anderer-shop.de/'],
    ['  https://anderer-shop.de/rad  ', 'https://anderer-shop.de/rad'],
    ['www.anderer-shop.de/rad', 'https://www.anderer-shop.de/rad'],
    ['anderer-shop.de', 'https://anderer-shop.de/'],
    ['anderer-shop.de:8443/rad', 'https://anderer-shop.de:8443/rad'],
    ['HTTPS://Anderer-Shop.DE/Rad', 'https://anderer-shop.de/Rad'],
    ['https://räder.de/größe', 'https://xn--rder-loa.de/gr%C3%B6%C3%9Fe'],
    ['https://shop.example.co.uk/a#b', null],
    ['https://anderer-shop.de./rad', null],
    ['https://anderer-shop.de/?u=https://radladen.example', null],
    ['https://nichtradladen.example/rad', null],
    ['https://radladen.example.anderer.de/rad', null],
  ])('%j is accepted', (typed, link) => {
    expect(read(typed)).toEqual({link: link ?? typed});
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//anderer-shop.de',
    'data:text/html,hallo',
    'ftp://anderer-shop.de/rad',
    'mailto:jana@anderer-shop.de',
    'file:///etc/passwd',
    'tel:040123',
    '//anderer-shop.de/rad',
    '/rad',
    'beim Händler um die Ecke',
    'rad',
    'https://',
    'https:///rad',
    'https://localhost/rad',
    'http://127.0.0.1/rad',
    'http://127.1/rad',
    'http://0x7f.1/rad',
    'http://[::1]/rad',
    'http://2130706433/rad',
    'https://drucker.local/rad',
    'https://shop/rad',
    'https://anderer..de/',
    'https://-anderer.de/',
    'https://jana:geheim@anderer-shop.de/rad',
    'https://anderer-shop.de@radladen.example/',
    'https://anderer-shop.de\\@evil.example/',
    'https://anderer-shop.de/rad rot',
    'https://anderer-\nshop.de/',
    'https://anderer-shop.de/\u0000',
    'https://anderer-shop.de/"onclick=alert(1)',
    'https://anderer-shop.de/<script>',
    'https://anderer‮-shop.de/',
  ])('%j is rejected', (typed) => {
    expect(read(typed)).toEqual({problem: 'validations.offerLink.url'});
  });

  it.each([
    'https://www.radladen.example/products/fernweh-7',
    'radladen.example',
    'https://RADLADEN.example./rad',
    'https://shop.radladen.example/rad',
    'https://radladen.myshopify.com/products/x',
    'https://radladen.example:8443/',
  ])('%j is rejected as a link to this shop', (typed) => {
    expect(read(typed)).toEqual({problem: 'validations.offerLink.own'});
  });

  it('is not compared with hosts of the shop without a dot', () => {
    expect(readOfferLink('https://shop.localhost.de', ['localhost', '127.0.0.1'])).toEqual({
      link: 'https://shop.localhost.de/',
    });
  });

  it('has a maximum length, also after percent-encoding', () => {
    const ending = (length: number) => 'https://anderer-shop.de/'.padEnd(length, 'a');
    expect(read(ending(2000))).toEqual({link: ending(2000)});
    expect(read(ending(2001))).toEqual({problem: 'validations.offerLink.tooLong'});
    expect(read(`https://anderer-shop.de/${'ü'.repeat(1000)}`)).toEqual({
      problem: 'validations.offerLink.tooLong',
    });
  });
});
