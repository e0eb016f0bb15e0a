// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {clearDraft} from '~/forms/leasing-draft';
import {storeRequest, restoreRequest, submitAndClear, typedValues} from './use-leasing-form';

const sent = `
  <form>
    <input type="hidden" name="requestSeal" value="new" />
    <input name="city" value="" />
    <textarea name="message"></textarea>
    <select name="country"><option value="DE" selected></option><option value="AT"></option></select>
    <input type="radio" name="partner" value="one" />
    <input type="radio" name="partner" value="two" />
    <input type="checkbox" name="privacy" />
  </form>`;

function openForm() {
  document.body.innerHTML = sent;
  const form = document.querySelector('form') ?? document.createElement('form');
  const find = (what: string) => form.querySelector<HTMLInputElement & HTMLSelectElement>(what);
  return {
    form,
    type: (name: string, value: string) => {
      const field = find(`[name=${name}]`);
      if (field) field.value = value;
    },
    choose: (value: string) => find(`[value=${value}]`)?.click(),
  };
}

const isKept = () => sessionStorage.length > 0;

const kept = {city: 'Köln', message: 'Hallo', country: 'AT', partner: 'one'};

const HALF_AN_HOUR = 30 * 60 * 1000;

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  const {form, type, choose} = openForm();
  for (const name of ['city', 'message', 'country'] as const) type(name, kept[name]);
  choose('one');
  storeRequest(form, '');
});

describe('a leasing request stored in the tab', () => {
  it.each([
    ['', 'jana@mail.example', true],
    ['jana@mail.example', 'jana@mail.example', true],
    ['jana@mail.example', '', false],
    ['jana@mail.example', 'cagri@mail.example', false],
  ])('by %j is restored for %j: %j', (whose, customer, comesBack) => {
    const before = openForm();
    before.type('city', 'Köln');
    storeRequest(before.form, whose);
    const {form} = openForm();
    restoreRequest(form, customer);
    expect(typedValues(form).city).toBe(comesBack ? 'Köln' : '');
    expect(isKept()).toBe(comesBack);
  });

  it('is restored for half an hour after the last input, then deleted', () => {
    const {form, type} = openForm();
    vi.advanceTimersByTime(HALF_AN_HOUR - 1000);
    type('city', 'Deutz');
    storeRequest(form, '');
    vi.advanceTimersByTime(HALF_AN_HOUR - 1000);
    const reloaded = openForm();
    restoreRequest(reloaded.form, '');
    expect(typedValues(reloaded.form).city).toBe('Deutz');

    vi.advanceTimersByTime(1000);
    const late = openForm();
    restoreRequest(late.form, '');
    expect(typedValues(late.form).city).toBe('');
    expect(isKept()).toBe(false);
  });

  it('does not overwrite what the account prefills once the visitor has signed in', () => {
    clearDraft();
    const before = openForm();
    before.type('message', 'Hallo');
    storeRequest(before.form, '');
    const {form} = openForm();
    form.querySelector('[name=city]')?.setAttribute('value', 'Deutz');
    restoreRequest(form, 'jana@mail.example');
    expect(typedValues(form)).toMatchObject({city: 'Deutz', message: 'Hallo'});
  });

  it('is deleted when the visitor signs out', () => {
    clearDraft();
    expect(isKept()).toBe(false);
  });

  it('does not overwrite what was typed before hydration, and stores it too', () => {
    const early = openForm();
    early.type('city', 'Deutz');
    early.choose('two');
    restoreRequest(early.form, '');
    const now = {...kept, city: 'Deutz', partner: 'two', requestSeal: 'new'};
    expect(typedValues(early.form)).toEqual(now);

    const {form} = openForm();
    restoreRequest(form, '');
    expect(typedValues(form)).toEqual(now);
  });

  const send = (answer: () => unknown) =>
    submitAndClear({
      serverAction: async <Answer>() => (await answer()) as Answer,
      request: new Request('https://shop.test/leasing-anfrage', {method: 'POST'}),
      params: {},
    });
  it('is deleted once it has been submitted, before the next page loads', async () => {
    const thanks = new Response(null, {status: 303, headers: {Location: '/leasing-anfrage?sent'}});
    const lead = () => {
      throw thanks;
    };
    await expect(send(lead)).rejects.toBe(thanks);
    expect(isKept()).toBe(false);
  });

  it('remains stored if the submission is rejected', async () => {
    const refused = {alerts: ['Bitte prüfen'], fields: {}, values: {}};
    await expect(send(() => refused)).resolves.toBe(refused);
    expect(isKept()).toBe(true);
  });
});
