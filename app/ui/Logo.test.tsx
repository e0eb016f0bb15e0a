import {expect, it} from 'vitest';
import {markup} from '../../tests/fakes/markup';
import {Logo} from './Logo';

it('the logo is drawn for Radladen and is plain text for another shop', () => {
  expect(markup(<Logo label="Radladen" />)).toContain('aria-label="Radladen"');
  const other = markup(<Logo label="Velo Nord" />);
  expect(other).toContain('>Velo Nord<');
  expect(other).not.toContain('<svg');
});
