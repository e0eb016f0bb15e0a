import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {openShop, Visitor} from './call-route';

openShop();

const open = (handle: string) => new Visitor().open(loader, `/products/${handle}`);

describe('leasing is offered', () => {
  it.each([noteworthyHandles.flagship, noteworthyHandles.otherModels])('for %s', async (handle) => {
    expect((await open(handle)).leasable).toBe(true);
  });

  it.each([noteworthyHandles.singleVariant, noteworthyHandles.soldOut, 'flitz-20-kinderrad'])(
    'not for %s',
    async (handle) => {
      expect((await open(handle)).leasable).toBe(false);
    },
  );
});
