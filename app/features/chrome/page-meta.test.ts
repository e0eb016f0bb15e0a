import {describe, expect, it} from 'vitest';
import {pageMeta} from './page-meta';

const request = new Request('https://shop.test/products/x?Farbe=Reseda');

describe('what a page says of itself', () => {
  it('is its title with the name of the shop', () => {
    expect(pageMeta(request, {title: 'Gravel X'})).toContainEqual({title: 'Gravel X – Radladen'});
  });

  it('has an address without query', () => {
    const meta = pageMeta(request, {title: 'Gravel X'});
    expect(meta).toContainEqual({property: 'og:url', content: 'https://shop.test/products/x'});
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.test/products/x',
    });
  });

  it('has a picture and a description of at most 155 signs', () => {
    const meta = pageMeta(request, {title: 'X', description: 'ä'.repeat(300), image: '/x.jpg'});
    expect(meta).toContainEqual({name: 'description', content: 'ä'.repeat(155)});
    expect(meta).toContainEqual({property: 'og:image', content: '/x.jpg'});
  });

  it.each([undefined, null, ''])('leaves out a description that is %j', (description) => {
    const names = pageMeta(request, {title: 'X', description}).map(
      (tag) => 'name' in tag && tag.name,
    );
    expect(names).not.toContain('description');
  });

  it('is kept out of search engines on demand, links included', () => {
    const meta = pageMeta(request, {title: 'Warenkorb', noindex: true});
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta.filter((tag) => 'rel' in tag)).toEqual([]);
  });
});
