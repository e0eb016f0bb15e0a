// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import {LanguageProvider} from '~/i18n/use-language';
import {ErrorSummary} from './ErrorSummary';
import type {FormAnswer} from './submission';
import {FormField, PasswordField} from './FormField';
import {RadioField} from './ChoiceFields';
import {usePostedForm, useFormSubmit} from './use-posted-form';

const router = vi.hoisted(() => ({state: 'idle', submit: vi.fn()}));
vi.mock('@remix-run/react', () => ({
  useSubmit: () => router.submit,
  useNavigation: () => ({state: router.state}),
}));
// Without Vite's plugin an icon is the text of its file.
vi.mock('~/ui/Icon', () => ({Icon: () => null}));

const shape = z
  .object({
    email: z.string('no email').min(3, 'short email'),
    password: z.string('no password'),
    again: z.string().optional().default(''),
    way: z.string('no way'),
  })
  .refine(({password, again}) => password === again, {path: ['again'], error: 'differs'});
const schema = () => Promise.resolve(shape);
const messages = Object.fromEntries(
  ['no email', 'short email', 'no password', 'differs', 'no way'].map((key) => [key, `${key}!`]),
);
const german = translatorOf('de');

function Form({answer}: {answer: FormAnswer | null}) {
  const initial = {email: 'initial@mail.example'};
  const {form, field, summary} = usePostedForm({id: 'f', answer, schema, initial});
  const ways = ['a', 'b'].map((value) => ({value, label: value}));
  return (
    <form {...form}>
      <ErrorSummary {...summary} title="Check" />
      <FormField {...field('email')} label="E" />
      <PasswordField {...field('password')} label="P" canBeShown />
      <FormField {...field('again')} label="A" />
      <RadioField {...field('way')} label="W" options={ways} />
      <button />
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
  const found = document.getElementById(`f-${name}`);
  expect(found).toBeInstanceOf(HTMLInputElement);
  return found as HTMLInputElement;
};
const type = (name: string, text: string) =>
  act(() => {
    control(name).value = text;
    control(name).dispatchEvent(new Event('input', {bubbles: true}));
  });
const errorAt = (name: string) => document.querySelector(`#f-${name}-error`)?.textContent ?? null;
const leave = (name: string) =>
  act(() => {
    control(name).dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
  });
const said = () => document.querySelector('[role=status]')?.textContent;
const summary = () => document.querySelector('[data-summary]');
const click = (what: string) => act(() => document.querySelector<HTMLElement>(what)?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  router.submit.mockReset();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => {
  act(() => root.unmount());
  router.state = 'idle';
  delete document.documentElement.dataset.newBuild;
});

describe('a rejected form', () => {
  const answer = refused({
    fields: {email: 'short email!', password: 'no password!'},
    values: {email: 'x'},
    bySchema: true,
  });

  it('shows initial values and no errors before it is submitted', async () => {
    await show(null);
    type('email', '');
    expect(control('email').defaultValue).toBe('initial@mail.example');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(summary()).toBeNull();
  });

  it('leaves focus elsewhere on load, but moves it to the first error after the next rejection', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await show(answer);
    expect(document.activeElement).toBe(elsewhere);
    await show({...answer});
    expect(document.activeElement).toBe(control('email'));
  });

  it('announces the error of a changed field once, when focus leaves the field', async () => {
    await show(null);
    expect(said()).toBe('');
    await show(answer);
    leave('email');
    expect(said()).toBe('');

    type('email', 'y');
    expect(said()).toBe('');
    leave('password');
    expect(said()).toBe('');
    leave('email');
    expect(said()).toBe('short email!');
    const first = document.querySelector('[role=status]')?.firstChild;
    leave('email');
    expect(document.querySelector('[role=status]')?.firstChild).toBe(first);

    type('email', 'z');
    leave('email');
    expect(said()).toBe('short email!');
    expect(document.querySelector('[role=status]')?.firstChild).not.toBe(first);
    type('email', 'right@mail.example');
    leave('email');
    expect(said()).toBe('');
  });

  it('clears an error while it is corrected, without announcing each keystroke', async () => {
    await show(answer);
    type('email', 'xy');
    expect(errorAt('email')).toBe('short email!');
    type('email', 'xyz');
    expect(errorAt('email')).toBeNull();
    expect(summary()?.textContent).toBe('Checkno password!');
    expect(summary()?.getAttribute('role')).toBeNull();
    type('email', '');
    expect(errorAt('email')).toBe('no email!');
  });

  it('keeps an error known only to the server until its field changes', async () => {
    await show(refused({fields: {email: 'taken'}, values: {email: 'xyz'}}));
    type('password', 'p');
    // The visitor has not reached the other fields yet.
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(errorAt('email')).toBe('taken');
    type('email', 'xyzz');
    expect(errorAt('email')).toBeNull();
  });

  it('moves focus to the error and keeps its alert until it is submitted again', async () => {
    await show(refused({fields: {way: 'no way!'}, bySchema: true}));
    expect(document.activeElement).toBe(control('way'));
    expect(document.querySelector('[role=radiogroup]')?.getAttribute('aria-invalid')).toBe('true');
    type('email', 'xyz');
    await show(refused({alerts: ['closed'], values: {email: 'xyz'}}));
    expect(document.activeElement).toBe(summary());
    click('input[value=a]');
    expect(summary()?.textContent).toBe('closed');
  });

  it('is revalidated without being submitted, and can be submitted even when invalid', async () => {
    await show(answer);
    click('input[type=checkbox]');
    type('password', 'secret');
    type('email', '');
    expect(control('password').type).toBe('text');
    expect(router.submit).not.toHaveBeenCalled();
    click('button');
    expect(router.submit).toHaveBeenCalledOnce();
    expect(errorAt('email')).toBe('no email!');
  });

  it('replaces its errors with those of the next response', async () => {
    await show(answer);
    type('email', 'xyz');
    await show({...answer, fields: {email: 'taken'}, bySchema: false});
    expect(errorAt('email')).toBe('taken');
    expect(errorAt('password')).toBeNull();
  });

  it('says that it has not reached the shop and keeps its values', async () => {
    await show({alerts: [], fields: {}, values: {}, unsent: true});
    expect(summary()?.textContent).toBe(german('errors.unsent'));
    expect(control('email').value).toBe('initial@mail.example');
    type('email', 'x');
    await show(answer);
    await show({alerts: [], fields: {}, values: {}, unsent: true});
    expect(control('email').value).toBe('x');
  });

  it('still differs from its initial values, as browsers restore on Back only what does', async () => {
    await show(null);
    type('email', 'x');
    await show(answer);
    expect(control('email').value).toBe('x');
    expect(control('email').defaultValue).toBe('initial@mail.example');
  });
});

function PlainForm({answer}: {answer: object | null}) {
  const {onSubmit, pending} = useFormSubmit(answer);
  return (
    <form onSubmit={onSubmit}>
      <button>{pending ? 'sending' : 'send'}</button>
    </form>
  );
}

const showPlain = (state: string, answer: object | null) => {
  router.state = state;
  act(() => root.render(<PlainForm answer={answer} />));
};
const button = () => document.querySelector('button');

describe('submitting a form', () => {
  it('happens once until the response arrives, without waiting for revalidation', () => {
    showPlain('idle', null);
    click('button');
    showPlain('submitting', null);
    click('button');
    expect(router.submit).toHaveBeenCalledTimes(1);
    expect(button()?.textContent).toBe('sending');

    showPlain('loading', {});
    expect(button()?.textContent).toBe('send');
    click('button');
    expect(router.submit).toHaveBeenCalledTimes(2);
  });

  it('is possible again when it ended without a response', () => {
    showPlain('idle', null);
    click('button');
    showPlain('submitting', null);
    showPlain('idle', null);
    click('button');
    expect(router.submit).toHaveBeenCalledTimes(2);
  });

  it('is possible again when the page is restored from the back/forward cache', () => {
    showPlain('idle', null);
    click('button');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
    });
    click('button');
    expect(router.submit).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser when there is a new build', () => {
    showPlain('idle', null);
    document.documentElement.dataset.newBuild = 'b2';
    const defaults: boolean[] = [];
    const onSubmit = (event: Event) => {
      defaults.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('submit', onSubmit, {once: true});
    click('button');
    expect(defaults).toEqual([false]);
    expect(router.submit).not.toHaveBeenCalled();
  });
});
