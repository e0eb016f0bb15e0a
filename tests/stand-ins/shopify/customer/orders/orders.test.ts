import {describe, expect, it} from 'vitest';
import {createCatalogue} from '../../../catalogue/catalogue';
import {indexCatalogue} from '../../catalogue-index';
import {schemaOf} from '../../schema';
import {demoOrders} from './demo-orders';

describe('the orders of the demo customer', () => {
  it('cover every fulfillment and payment status', () => {
    const values = (name: string) => {
      const type = schemaOf('2026-04').getType(name);
      return type && 'getValues' in type ? type.getValues().map((value) => value.name) : [];
    };
    const shown = (key: 'financial' | 'fulfillment') => new Set(demoOrders.map((one) => one[key]));
    expect([...shown('fulfillment')].sort()).toEqual(values('OrderFulfillmentStatus').sort());
    expect([...shown('financial')].sort()).toEqual(values('OrderFinancialStatus').sort());
  });

  it('refer only to variants in the catalogue', () => {
    const {productsByHandle} = indexCatalogue(createCatalogue());
    const handles = demoOrders.flatMap(({goods}) => goods.filter(({title}) => !title));
    const unknown = handles.filter(
      ({handle, variant}) => !productsByHandle.get(handle)?.variants[variant],
    );
    expect(unknown).toEqual([]);
  });
});
