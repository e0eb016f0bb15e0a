import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {markup} from '../../../tests/fakes/markup';
import {buttons} from './field-schemas.server';
import {ContentButtons, MoreLink} from './EditorLinks';

const button = (label: string, style: string, url = '/suche') => ({
  _uid: label,
  component: 'button',
  label,
  style,
  link: {linktype: 'url', url, cached_url: url},
});
const read = (...items: unknown[]) => buttons().parse(items);

describe('ContentButtons', () => {
  it('renders only buttons with a valid link, in their order', () => {
    const html = markup(
      <ContentButtons
        buttons={read(
          button('Eins', 'primary'),
          button('Nirgends', 'primary', 'javascript:alert(1)'),
          button('Zwei', 'secondary', 'https://example.com'),
        )}
      />,
      'en',
    );
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/en-us/search"',
      'href="https://example.com"',
    ]);
    expect(html).not.toMatch(/Nirgends|javascript/);
  });

  it('renders nothing without a valid button', () => {
    expect(markup(<ContentButtons buttons={read(button('a', 'primary', ''))} />)).toBe('');
  });

  it('leaves out and reports a button without a label', () => {
    expectConsoleError("part 'button'");
    expect(read(button(' ', 'primary'), button('a', 'loud'))).toMatchObject([
      {label: 'a', style: 'primary'},
    ]);
  });

  it('renders the attributes for the visual editor', () => {
    const editable = '<!--#storyblok#{"name": "button", "space": "1", "uid": "u1", "id": "2"}-->';
    const html = markup(
      <ContentButtons buttons={read({...button('a', 'primary'), _editable: editable})} />,
    );
    expect(html).toContain('data-blok-uid="2-u1"');
  });
});

describe('MoreLink', () => {
  const link = {
    kind: 'story',
    slug: 'ueber-uns',
    anchor: '',
    newTab: false,
    title: 'Unser Team',
  } as const;

  it('renders nothing without a label or a link', () => {
    const html = markup(<MoreLink label="Alle" link={link} />);
    expect(html).toContain('href="/ueber-uns"');
    expect(html).toContain('title="Unser Team"');
    expect(markup(<MoreLink label="" link={link} />)).toBe('');
    expect(markup(<MoreLink label="Alle" link={null} />)).toBe('');
  });
});
