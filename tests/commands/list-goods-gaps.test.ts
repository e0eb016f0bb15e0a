import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {legalGaps} from '../stand-ins/catalogue/legal-facts';
import {playSuppliers, settings} from '../stand-ins/in-vitest';
import {checkGoods} from './list-goods-gaps';

playSuppliers();

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the list of goods without safety data', () => {
  it('names every product that lacks something, and what', async () => {
    expect(await checkGoods(settings)).toBe(false);
    expect(said).toContain(`✗ ${legalGaps.manufacturer}: manufacturer`);
    expect(said).toContain(`✗ ${legalGaps.responsiblePerson}: responsible_person`);
    expect(said).toContain(`✗ ${legalGaps.modelNumber}: model_number`);
    expect(said).toContain('✗ trikot-merino-lang: manufacturer.electronic_address');
    expect(said.join()).not.toMatch(/fernweh-7-trapez|gutschein|inspektion/);
    expect(said.at(-1)).toMatch(/^19\d products are sent, 9 lack safety data\.$/);
  });

  it('says what is missing in the environment, and what Shopify refuses', async () => {
    await expect(checkGoods({})).rejects.toThrow('PUBLIC_STORE_DOMAIN');
    const wrong = {...settings, PRIVATE_STOREFRONT_API_TOKEN: 'wrong'};
    await expect(checkGoods(wrong)).rejects.toThrow('Shopify answered');
  });
});
