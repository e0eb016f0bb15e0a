import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {MAX_TEXTAREA_LENGTH} from './fields';
import {TextareaField} from './FormField';

// @vitest-environment happy-dom

const message = (
  <TextareaField id="message" name="message" label="Nachricht" defaultValue="Hallo" />
);
const field = () => document.querySelector('textarea');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

describe('a textarea of a rejected form', () => {
  it.each(['Hallo, ich suche ein Rad.', ''])(
    'keeps the text %j typed before hydration',
    (typed) => {
      document.body.innerHTML = `<div>${renderToString(message)}</div>`;
      const sent = field();
      if (sent) sent.value = typed;
      act(() => void hydrateRoot(document.body.firstElementChild ?? document.body, message));
      expect(field()?.value).toBe(typed);
    },
  );
});

it('a textarea limits the length of its text', () => {
  document.body.innerHTML = renderToString(message);
  expect(field()?.maxLength).toBe(MAX_TEXTAREA_LENGTH);
});
