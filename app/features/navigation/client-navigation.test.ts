// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import {goBesideRefusedForm} from './ClientNavigation';

const summary = '<div data-summary></div>';
const field = '<input id="email">';

function linkOn(body: string, href: string): HTMLAnchorElement {
  document.body.innerHTML = body;
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a link to a place of the same page', () => {
  it('keeps what is said of a refused form', () => {
    expect(goBesideRefusedForm(linkOn(summary + field, '#email'), document)).toBe(true);
    expect(document.activeElement?.id).toBe('email');
  });

  it.each([
    ['no form was refused', field, '#email'],
    ['there is no such place', summary, '#email'],
    ['it leads elsewhere', summary + field, '/konto#email'],
  ])('is followed by the browser when %s', (_, body, href) => {
    expect(goBesideRefusedForm(linkOn(body, href), document)).toBe(false);
  });
});
