// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {inLanguage} from '../../../tests/fakes/markup';
import {PageBreadcrumb} from './PageBreadcrumb';

it('a page titled like its ancestor appears once when the next page is shown', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (...titles: string[]) => {
    const items = titles.map((title) => ({title}));
    act(() => root.render(inLanguage(<PageBreadcrumb items={items} />)));
    return [...place.querySelectorAll('li')].map(({textContent}) => textContent);
  };
  show('Ratgeber', 'Ratgeber');
  expect(show('Service', 'Ratgeber')).toEqual(['Startseite', 'Service', 'Ratgeber']);
});
