import {describe, expect, it} from 'vitest';
import {isBot, networkOf, requestedPage} from './request-facts.server';

describe('a person', () => {
  it.each([
    'NetSurf/3.11 (Linux)',
    'Mozilla/5.0 (Linux x86_64) NetSurf/3.11',
    'Dillo/3.1.1',
    'Mozilla/4.0 (compatible; Dillo 3.0)',
    'Lynx/2.9.0 libwww-FM/2.14 SSL-MM/1.4.1',
    'w3m/0.5.3+git20230121',
    'ELinks/0.17.1.1 (textmode; Linux x86_64; 120x40-2)',
    'edbrowse/3.8.0',
    'Konqueror',
    'UCWEB/2.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X18 Plus) AppleWebKit/537.36 Chrome/80 Mobile Safari/537.36',
    null,
  ])('may use the user agent %s', (agent) => {
    expect(isBot(agent)).toBe(false);
  });
});

describe('a bot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Google-InspectionTool/1.0',
    'Applebot/0.1',
    'GPTBot/1.2',
    'Bytespider',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'curl/8.5.0',
    'Wget/1.21',
    'python-requests/2.32',
    'Go-http-client/2.0',
  ])('is detected by the user agent %s', (agent) => {
    expect(isBot(agent)).toBe(true);
  });
});

describe('the network of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['::2', '0:0:0:0::/64'],
    ['127.0.0.1', null],
    ['::1', null],
    ['::ffff:127.0.0.1', null],
    ['127.0.0.1.example', '127.0.0.1.example'],
    ['no address', 'no address'],
  ])('for %j is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the requested page', () => {
  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/_root.data?login=true', '/?login=true'],
    ['/en-us.data?_routes=root%2Chome.en', '/en-us'],
    ['/konto/bestellungen?page=2', '/konto/bestellungen?page=2'],
    ['/konto/bestellungen.data?page=2&_routes=orders.de', '/konto/bestellungen?page=2'],
    ['/konto/adressen.data?_routes=addresses.de', '/konto/adressen'],
    ['/konto/adressen?index&edit=7', '/konto/adressen?edit=7'],
    ['/suche?q=%2B&&q=a%20b', '/suche?q=%2B&q=a%20b'],
  ])('of %s is %s', (address, place) => {
    expect(requestedPage(new URL(address, 'https://shop.test'))).toBe(place);
  });
});
