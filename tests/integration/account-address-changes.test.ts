import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, kinds} from './account-visitor';
import {
  BOOK,
  cagrisHome,
  cagrisOffice,
  janasHome,
  parlour,
  personOf,
  send,
  show,
} from './address-visitor';
import {setupShop} from './call-route';

setupShop();

describe.each(kinds)('changing an address ($name accounts)', (kind) => {
  it('fills the form with the saved address', async () => {
    const {form} = await show(await kind.signedIn(cagri), `?edit=${cagrisOffice}`);
    expect(form).toMatchObject({
      values: {address1: 'Bahnhofweg 4', zip: '8005', country: 'CH', company: ''},
      mayBeDefault: true,
    });
    expect(form?.countries[0]).toMatchObject({value: 'DE', label: 'Deutschland'});
  });

  it('clears a field that was emptied', async () => {
    const visitor = await kind.signedIn(cagri);
    const {form} = await show(visitor, `?edit=${cagrisHome}`);
    await send(visitor, `?edit=${cagrisHome}`, {...form?.values, company: '', address1: 'Ring 1'});
    const [home] = (await show(visitor)).addresses ?? [];
    expect(home?.lines).toContain('Ring 1');
    expect(home?.lines).not.toContain('Kettenwerk OG');
  });

  it.each([
    ['gone meanwhile', '4711'],
    ['another customer’s', cagrisHome],
  ])('rejects an address that is %s and offers to save the input as a new one', async (_, id) => {
    const visitor = await kind.signedIn();
    const before = structuredClone(personOf(cagri.email)?.addresses);
    const {status, data} = await send(visitor, `?edit=${id}`, parlour);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      alerts: [expect.stringContaining('inzwischen gelöscht')],
      values: {address1: 'Kettenweg 3'},
      savesAsNew: true,
    });
    expect(personOf(cagri.email)?.addresses).toEqual(before);
    expect(await show(visitor, `?edit=${id}`)).toMatchObject({
      task: {name: 'gone'},
      addresses: [{id: janasHome}],
    });
  });
});

describe.each(kinds)('deleting an address ($name accounts)', (kind) => {
  it('shows a confirmation that names the next default address', async () => {
    const {deletion} = await show(await kind.signedIn(cagri), `?delete=${cagrisHome}`);
    expect(deletion).toMatchObject({
      address: {id: cagrisHome},
      nextDefault: 'Bahnhofweg 4, Zürich',
    });
  });

  it('removes the address and makes the remaining one the default', async () => {
    const visitor = await kind.signedIn(cagri);
    expect(await send(visitor, `?delete=${cagrisHome}`)).toMatchObject({
      status: 303,
      location: BOOK,
    });
    expect((await show(visitor)).addresses).toMatchObject([{id: cagrisOffice, isDefault: true}]);
  });

  it('removes the last address', async () => {
    const visitor = await kind.signedIn();
    expect((await show(visitor, `?delete=${janasHome}`)).deletion).toMatchObject({
      nextDefault: null,
    });
    await send(visitor, `?delete=${janasHome}`);
    expect((await show(visitor)).addresses).toEqual([]);
  });

  it.each([
    ['one after the other', 1],
    ['at the same time', 2],
  ])('succeeds for both clicks of a double click, %s', async (_, atOnce) => {
    const visitor = await kind.signedIn(cagri);
    const click = () => send(visitor, `?delete=${cagrisHome}`);
    const deleted = {status: 303, location: BOOK};
    if (atOnce === 2)
      expect(await Promise.all([click(), click()])).toMatchObject([deleted, deleted]);
    else for (const count of [1, 2]) expect(await click(), `click ${count}`).toMatchObject(deleted);
    expect((await show(visitor)).addresses).toMatchObject([{id: cagrisOffice, isDefault: true}]);
  });

  it.each([
    ['delete', BOOK],
    ['default', `${BOOK}?gone`],
  ])('changes neither an unknown address nor another customer’s (%s)', async (task, location) => {
    const visitor = await kind.signedIn();
    for (const id of ['4711', cagrisHome]) {
      const answer = await send(visitor, `?${task}=${id}`);
      expect(answer).toMatchObject({status: 303, location});
    }
    const invalid = await send(visitor, `?${task}=abc`);
    expect(invalid).toMatchObject({status: 303, location: `${BOOK}?gone`});
    expect(personOf(cagri.email)?.addresses).toHaveLength(2);
  });

  it('keeps the address and responds with 503 while Shopify is down', async () => {
    const visitor = await kind.signedIn();
    const operation = kind.operations.deleteAddress;
    standIns.shop.injectFault({operation, status: 503});
    expectConsoleError(`Shopify ${operation} failed (503)`);
    const {status, data} = await send(visitor, `?delete=${janasHome}`);
    expect(status).toBe(503);
    expect(data).toMatchObject({alerts: [expect.stringContaining('gerade nicht möglich')]});
    expect(personOf()?.addresses).toHaveLength(1);
  });
});

it.each(kinds)('a customer can make another address the default ($name accounts)', async (kind) => {
  const visitor = await kind.signedIn(cagri);
  expect(await send(visitor, `?default=${cagrisOffice}`)).toMatchObject({
    status: 303,
    location: BOOK,
  });
  expect((await show(visitor)).addresses?.[0]).toMatchObject({id: cagrisOffice, isDefault: true});
});
