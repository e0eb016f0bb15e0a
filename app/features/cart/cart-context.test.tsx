// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import {inLanguage} from '../../../tests/fakes/markup';
import {AddToCartForm} from './AddToCartForm';
import type {CartFormAnswer} from './cart-answer.server';
import {CartProvider, useCart} from './cart-context';
import {readCartForm} from './cart-form.server';

/** Mock of Remix: the submitted forms and the last response. */
const remix = vi.hoisted(() => ({
  submitted: [] as FormData[],
  data: {} as object | undefined,
}));
const submit = vi.hoisted(() => (form: FormData) => remix.submitted.push(form));
vi.mock('@remix-run/react', () => ({
  useFetcher: () => ({state: 'idle', data: remix.data, submit}),
  useLocation: () => ({pathname: '/warenkorb', search: ''}),
  useRouteLoaderData: () => undefined,
}));
vi.mock('../navigation/open-page', async (original) => ({
  ...(await original<object>()),
  loadPageChunk: () => Promise.resolve(true),
}));

const lineId = 'gid://shopify/CartLine/a1';
const buttons: Record<string, string> = {
  remove: lineId,
  removeCode: 'TREUE25',
  removeGiftCard: 'gid://shopify/AppliedGiftCard/1',
  deliveryMethod: 'PICK_UP',
};

/** The form of all lines, with a code that was typed but not redeemed. */
function Form() {
  return (
    <form onSubmit={useCart().submit}>
      <input type="hidden" name="intent" value="lines" />
      <input name="code" defaultValue="RAD100" />
      {Object.entries(buttons).map(([name, value]) => (
        <button key={name} type="submit" name={name} value={value} />
      ))}
    </form>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  remix.submitted = [];
});

it.each(Object.keys(buttons))(
  'a typed discount code is submitted when %s is pressed, as without JavaScript',
  async (name) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const cart = (
      <CartProvider loaded={null}>
        <Form />
      </CartProvider>
    );
    act(() => root.render(inLanguage(cart)));
    await act(async () => {
      place.querySelector<HTMLButtonElement>(`[name=${name}]`)?.click();
      await Promise.resolve();
    });
    expect(remix.submitted.map(readCartForm)).toMatchObject([
      {value: {code: 'RAD100', [name]: buttons[name]}},
    ]);
    act(() => root.unmount());
  },
);

it('rapid quantity changes are batched, and later ones wait for the pending response', async () => {
  vi.useFakeTimers();
  const root = createRoot(document.createElement('div'));
  const shown: {cart?: ReturnType<typeof useCart>} = {};
  const Shown = () => {
    shown.cart = useCart();
    return null;
  };
  const render = (data?: object) => {
    remix.data = data;
    const cart = (
      <CartProvider loaded={null}>
        <Shown />
      </CartProvider>
    );
    act(() => root.render(inLanguage(cart)));
  };
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const type = (line: string, quantity: number) =>
    act(() => shown.cart?.setQuantity(line, quantity));
  const answer = {intent: 'lines', warnings: [], refused: []};
  const sent = () => remix.submitted.map((form) => form.getAll('quantity'));
  render();
  type('a1', 2);
  await pass(300);
  type('a1', 3);
  type('b2', 4);
  await pass(300);
  expect(sent()).toEqual([]);
  await pass(200);
  type('b2', 5);
  await pass(1000);
  expect(sent()).toEqual([['3', '4']]);
  render({...answer});
  await pass(500);
  expect(sent()).toEqual([['3', '4'], ['5']]);
  render({...answer});
  await pass(1000);
  expect(sent()).toHaveLength(2);
  expect(shown.cart?.pending).toBe(false);
  act(() => root.unmount());
});

it.each([
  ['added here', {merchandiseId: 'gid://shopify/ProductVariant/1'}, true],
  ['added elsewhere', {merchandiseId: 'gid://shopify/ProductVariant/2'}, false],
  ['moved from the wishlist', {move: '2'}, false],
])('a product shows the warning about what was %s: %j, %s', (_, fields, isShown) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const shown: {cart?: ReturnType<typeof useCart>} = {};
  const Shown = () => {
    shown.cart = useCart();
    return null;
  };
  const product = (
    <CartProvider loaded={null}>
      <Shown />
      <AddToCartForm variantId="gid://shopify/ProductVariant/1" title="Kettenöl" hasFits={false} />
    </CartProvider>
  );
  act(() => root.render(inLanguage(product)));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const warnings = [{lineId, message: 'Nur noch 2 Stück verfügbar'}];
  const answer: CartFormAnswer = {intent: 'add', warnings, error: null, refused: [], known: null};
  act(() => shown.cart?.showMoved(form, answer));
  expect(place.textContent.includes('Nur noch 2 Stück')).toBe(isShown);
  act(() => root.unmount());
});
