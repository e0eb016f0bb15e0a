import {describe, expect, it, vi} from 'vitest';
import {contextOf, SHOP} from '../../../tests/fakes/request-context';
import {openShop} from '../../../tests/integration/call-route';
import {expectConsoleError} from '../../../tests/setup';
import {loadFavoriteBikes, teamSchema} from './goods-blocks-schema.server';

openShop();

const teamOf = (...bikes: string[]) =>
  teamSchema.parse({
    component: 'team',
    headline: 'a',
    members: bikes.map((bike) => ({component: 'member', name: 'b', favorite_bike: bike})),
  });
const context = async () => ({...(await contextOf(new Request(SHOP)))});

describe('favourite bikes', () => {
  it('have name and picture', async () => {
    const [bike] = await loadFavoriteBikes(teamOf('fernweh-7-trapez'), await context());
    expect(bike).toMatchObject({handle: 'fernweh-7-trapez', title: 'Fernweh 7 Trapez'});
    expect(bike?.image?.url).toContain('/files/bike__');
  });

  it('are nothing when the shop does not have them', async () => {
    const bikes = await loadFavoriteBikes(teamOf('gibt-es-nicht', ''), await context());
    expect(bikes).toEqual([null, null]);
  });

  it('are not asked for by a name that is no handle', async () => {
    const given = await context();
    const mention = vi.spyOn(given.shopify.product, 'mention');
    expect(await loadFavoriteBikes(teamOf('Mein altes Rad', '../x'), given)).toEqual([null, null]);
    expect(mention).not.toHaveBeenCalled();
  });

  it('leave out the one that cannot be had', async () => {
    expectConsoleError('ProductMention');
    const bikes = await loadFavoriteBikes(
      teamOf('nicht-erreichbar', 'fernweh-7-trapez'),
      await context(),
    );
    expect(bikes.map((bike) => bike?.title)).toEqual([undefined, 'Fernweh 7 Trapez']);
  });
});
