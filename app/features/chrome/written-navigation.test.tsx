// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {MainNavigation} from './mega-menu/MainNavigation';
import type {NavigationItem} from './navigation-view';
import {mainNavigation, readNavigation} from './written-navigation';

const picture = {url: 'https://cdn.test/rad.png?v=1&w=2', alt: '', width: 1600, height: 1200};
const leaf = (id: string, title: string): NavigationItem => ({
  id,
  title,
  href: `/collections/${title}`,
  items: [],
});
const navigation: NavigationItem[] = [
  {
    ...leaf('0', 'E-Bikes'),
    picture,
    items: [{...leaf('0.0', 'E-MTB'), picture, items: [leaf('0.0.0', '„Fullys“ & mehr')]}],
  },
  {...leaf('1', 'Sale'), isSale: true},
];

describe('the navigation that the worker has written', () => {
  it('tells script all that it knows of the items', () => {
    document.body.innerHTML = markup(
      <MainNavigation navigation={navigation} pathname="/" site={null} />,
    );
    expect(readNavigation(mainNavigation())).toEqual(navigation);
  });

  it('is empty on a page without one', () => {
    expect(readNavigation(null)).toEqual([]);
  });
});
