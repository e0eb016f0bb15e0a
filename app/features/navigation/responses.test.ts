import {describe, expect, it} from 'vitest';
import {redirectWithQuery} from './responses.server';

const led = (from: string, target: string) =>
  redirectWithQuery(new Request(`https://shop.test${from}`), target).headers.get('Location');

describe('a redirect', () => {
  it.each([
    ['/alt', '/neu', '/neu'],
    ['/alt?utm_source=x&gclid=1', '/neu', '/neu?utm_source=x&gclid=1'],
    ['/alt?price=1900:4500&login', '/neu', '/neu?price=1900:4500&login'],
    ['/alt', '/neu?sort=price-asc#liste', '/neu?sort=price-asc#liste'],
    ['/alt?utm_source=x', '/neu#preise', '/neu?utm_source=x#preise'],
    ['/alt?utm_source=x', '/neu?sort=price-asc#liste', '/neu?sort=price-asc&utm_source=x#liste'],
    ['/alt?sort=price-desc&page=2', '/neu?sort=price-asc', '/neu?sort=price-asc&page=2'],
    ['/alt?page=2', 'https://shop.test/neu', '/neu?page=2'],
    ['/alt?page=2', '/..//blog.example/', '/blog.example/?page=2'],
    ['/alt?page=2', '/für-größe', '/f%C3%BCr-gr%C3%B6%C3%9Fe?page=2'],
  ])('from %s to %s ends at %s', (from, target, end) => {
    expect(led(from, target)).toBe(end);
  });

  it.each(['https://blog.example/rad?x=1', '//blog.example/rad', 'mailto:post@shop.test'])(
    'passes no parameters to other sites: %s',
    (target) => expect(led('/alt?gclid=1', target)).toBe(target),
  );
});
