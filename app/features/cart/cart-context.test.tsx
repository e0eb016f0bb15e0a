// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import {inLanguage} from '../../../tests/fakes/markup';
import {CartProvider, useCart} from './cart-context';
import {readCartForm} from './cart-form.server';

/** Remix, played: what was submitted. */
const remix = vi.hoisted(() => ({submitted: [] as FormData[]}));
vi.mock('@remix-run/react', () => ({
  useFetcher: () => ({state: 'idle', submit: (form: FormData) => remix.submitted.push(form)}),
  useLocation: () => ({pathname: '/warenkorb', search: '', key: 'default'}),
  useRouteLoaderData: () => undefined,
}));
vi.mock('../navigation/open-page', () => ({loadPageChunk: () => Promise.resolve(true)}));

const lineId = 'gid://shopify/CartLine/a1';
const buttons: Record<string, string> = {
  remove: lineId,
  removeCode: 'TREUE25',
  removeGiftCard: 'gid://shopify/AppliedGiftCard/1',
  deliveryMethod: 'PICK_UP',
};

/** The form of all lines, with a code that was typed and not redeemed. */
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
  'a typed code is redeemed when %s is pressed, as it is without script',
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
