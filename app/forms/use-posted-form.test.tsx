// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {flatten} from '~/i18n/flatten';
import {germanMessages} from '~/i18n/messages.de';
import {createTranslate} from '~/i18n/translate';
import {LanguageProvider} from '~/i18n/use-language';
import {ErrorSummary} from './ErrorSummary';
import type {FormAnswer} from './form-answer';
import {FormField} from './FormField';
import {RadioField} from './RadioField';
import {usePostedForm} from './use-posted-form';

vi.mock('@remix-run/react', () => ({
  useSubmit: () => () => undefined,
  useNavigation: () => ({state: 'idle'}),
}));
// Without Vite's plug-in a drawing is the text of its file.
vi.mock('~/ui/Icon', () => ({Icon: () => null}));

const schema = () =>
  Promise.resolve(
    z
      .object({
        email: z.string('no email').min(3, 'short email'),
        password: z.string('no password'),
        again: z.string().optional().default(''),
        way: z.string('no way'),
      })
      .refine(({password, again}) => password === again, {path: ['again'], error: 'differs'}),
  );
const messages = Object.fromEntries(
  ['no email', 'short email', 'no password', 'differs', 'no way'].map((key) => [key, `${key}!`]),
);
const german = createTranslate(flatten(germanMessages), 'de-DE');

function Form({answer}: {answer: FormAnswer | null}) {
  const initial = {email: 'initial@mail.example'};
  const {form, field, summary} = usePostedForm({id: 'f', answer, schema, initial});
  const ways = ['a', 'b'].map((value) => ({value, label: value}));
  return (
    <form {...form}>
      <ErrorSummary {...summary} title="Check" />
      <FormField {...field('email')} label="E" />
      <FormField {...field('password')} label="P" />
      <FormField {...field('again')} label="A" />
      <RadioField {...field('way')} label="W" options={ways} />
    </form>
  );
}

let root: Root;
const show = async (answer: FormAnswer | null) => {
  await act(async () => {
    root.render(
      <LanguageProvider language="de" t={german}>
        <Form answer={answer} />
      </LanguageProvider>,
    );
    await vi.dynamicImportSettled();
  });
};
const refused = (more: Partial<FormAnswer>): FormAnswer => ({
  alerts: [],
  fields: {},
  values: {},
  messages,
  ...more,
});
const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`#f-${name}`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const type = (name: string, text: string) =>
  act(async () => {
    control(name).value = text;
    control(name).dispatchEvent(new Event('input', {bubbles: true}));
    await Promise.resolve();
  });
const errorAt = (name: string) => document.querySelector(`#f-${name}-error`)?.textContent ?? null;
const summary = () => document.querySelector('[data-summary]');
const click = (what: string) =>
  act(async () => {
    document.querySelector<HTMLElement>(what)?.click();
    await Promise.resolve();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => {
  act(() => root.unmount());
});

describe('a refused form', () => {
  const answer = refused({
    fields: {email: 'short email!', password: 'no password!'},
    values: {email: 'x'},
    bySchema: true,
  });

  it('has shown what is known and complained of nothing before', async () => {
    await show(null);
    await type('email', '');
    expect(control('email').defaultValue).toBe('initial@mail.example');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(summary()).toBeNull();
  });

  it('lists what is wrong, links it and goes to the first', async () => {
    await show(answer);
    expect(control('email').value).toBe('x');
    const links = [...(summary()?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['#f-email', '#f-password']);
    expect(summary()?.getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(control('email'));
  });

  it('leaves who has begun to type before script came where they are', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await show(answer);
    expect(document.activeElement).toBe(elsewhere);
    await show({...answer});
    expect(document.activeElement).toBe(control('email'));
  });

  it('takes a complaint back while it is mended, and is not read out with each letter', async () => {
    await show(answer);
    await type('email', 'xy');
    expect(errorAt('email')).toBe('short email!');
    await type('email', 'xyz');
    expect(errorAt('email')).toBeNull();
    expect(summary()?.textContent).toBe('Checkno password!');
    expect(summary()?.getAttribute('role')).toBeNull();
    await type('email', '');
    expect(errorAt('email')).toBe('no email!');
  });

  it('tells while typing that two fields differ, and when they agree', async () => {
    await show(answer);
    await click('input[value=a]');
    await type('email', 'xyz');
    await type('again', 'secret');
    await type('password', 'secre');
    expect(errorAt('again')).toBe('differs!');
    await type('password', 'secret');
    expect(errorAt('again')).toBeNull();
    expect(summary()).toBeNull();
  });

  it('does not complain of an empty field that nobody has come to', async () => {
    await show(refused({fields: {email: 'short email!'}, values: {email: 'x'}, bySchema: true}));
    await type('email', 'xyz');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('keeps what only the shop knows until its field changes', async () => {
    await show(refused({fields: {email: 'taken'}, values: {email: 'xyz'}}));
    await type('password', 'p');
    expect(errorAt('email')).toBe('taken');
    await type('email', 'xyzz');
    expect(errorAt('email')).toBeNull();
  });

  it('keeps its alert until it is sent again', async () => {
    await show(refused({alerts: ['closed'], values: {email: 'xyz'}}));
    expect(document.activeElement).toBe(summary());
    await type('email', 'xyzz');
    expect(summary()?.textContent).toBe('closed');
  });

  it('leads to the first of wrong radio buttons', async () => {
    await show(refused({fields: {way: 'no way!'}, bySchema: true}));
    expect(document.activeElement).toBe(control('way'));
    expect(document.querySelector('[role=radiogroup]')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('begins anew with the next answer', async () => {
    await show(answer);
    await type('email', 'xyz');
    await show({...answer, fields: {email: 'taken'}, bySchema: false});
    expect(errorAt('email')).toBe('taken');
    expect(errorAt('password')).toBeNull();
  });

  it('says that it has not reached the shop', async () => {
    await show({alerts: [], fields: {}, values: {}, unsent: true});
    expect(summary()?.textContent).toBe(german('errors.unsent'));
    expect(control('email').defaultValue).toBe('initial@mail.example');
    await show(answer);
    await show({alerts: [], fields: {}, values: {}, unsent: true});
    expect(control('email').defaultValue).toBe('x');
  });
});
