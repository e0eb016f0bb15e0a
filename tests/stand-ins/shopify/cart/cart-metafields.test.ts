import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

describe.each(VERSIONS)('metafields of a cart in %s', (version) => {
  const play = playCart(version);
  const set = (metafields: object[]) =>
    play.ask(
      `mutation play($metafields: [CartMetafieldsSetInput!]!) {
        cartMetafieldsSet(metafields: $metafields) {
          metafields { id namespace key type value parentResource { __typename } }
          userErrors { code field elementIndex message }
        }
      }`,
      {metafields},
    );
  const read = (id: string) =>
    play.ask(
      `query play($id: ID!) { cart(id: $id) {
        metafield(namespace: "custom", key: "termin") { value }
        metafields(identifiers: [{namespace: "custom", key: "termin"}, {key: "x"}]) { value }
      } }`,
      {id},
    );
  const type = 'single_line_text_field';

  it('are set, read and deleted', async () => {
    const {id: ownerId} = await startCart(play, MERCHANDISE.helmet);
    const metafield = {ownerId, key: 'custom.termin', type, value: 'Montag'};
    expect((await set([metafield])).data).toMatchObject({
      cartMetafieldsSet: {
        metafields: [{namespace: 'custom', key: 'termin', parentResource: {__typename: 'Cart'}}],
        userErrors: [],
      },
    });
    await set([{...metafield, value: 'Dienstag'}]);
    expect((await read(ownerId)).data).toEqual({
      cart: {metafield: {value: 'Dienstag'}, metafields: [{value: 'Dienstag'}, null]},
    });
    const remove = () =>
      play.ask(
        `mutation play($input: CartMetafieldDeleteInput!) {
          cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } }
        }`,
        {input: {ownerId, key: 'custom.termin'}},
      );
    expect((await remove()).data).toMatchObject({cartMetafieldDelete: {userErrors: []}});
    expect((await remove()).data).toMatchObject({
      cartMetafieldDelete: {deletedId: null, userErrors: [{code: 'METAFIELD_DOES_NOT_EXIST'}]},
    });
  });

  it('need an owner and a value', async () => {
    const {id: ownerId} = await startCart(play, MERCHANDISE.helmet);
    const answer = await set([
      {ownerId: 'gid://shopify/Cart/1?key=1', key: 'a', type, value: 'x'},
      {ownerId, key: 'a', type, value: ''},
    ]);
    expect(answer.data).toMatchObject({
      cartMetafieldsSet: {
        metafields: null,
        userErrors: [
          {code: 'INVALID_OWNER', elementIndex: 0},
          {code: 'BLANK', elementIndex: 1},
        ],
      },
    });
  });
});
