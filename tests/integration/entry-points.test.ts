import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {openShop, Visitor} from './call-route';

openShop();

const waysTo = async (handle: string) => {
  const {entries} = await new Visitor().open(loader, `/products/${handle}`);
  return entries.map(({name}) => name);
};

describe('leasing is offered', () => {
  it.each([noteworthyHandles.flagship, noteworthyHandles.otherModels])('for %s', async (handle) => {
    expect(await waysTo(handle)).toContain('leasing');
  });

  it.each([noteworthyHandles.singleVariant, noteworthyHandles.soldOut, 'flitz-20-kinderrad'])(
    'not for %s',
    async (handle) => {
      expect(await waysTo(handle)).not.toContain('leasing');
    },
  );
});
