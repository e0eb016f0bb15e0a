import {expect, it} from 'vitest';
import {markup} from '../../tests/fakes/markup';
import {Logo} from './Logo';

it('draws our own name, and sets that of another shop', () => {
  expect(markup(<Logo label="Radladen" />)).toContain('aria-label="Radladen"');
  const other = markup(<Logo label="Velo Nord" />);
  expect(other).toContain('>Velo Nord<');
  expect(other).not.toContain('<svg');
});
