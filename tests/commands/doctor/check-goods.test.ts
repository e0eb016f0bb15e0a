import {describe, expect, it} from 'vitest';
import {legalGaps} from '../../stand-ins/catalogue/legal-facts';
import {noteworthyHandles} from '../../stand-ins/catalogue/noteworthy-handles';
import {setupStandIns, settings} from '../../stand-ins/in-vitest';
import {checkGoods, isPlausibleRange} from './check-goods';

setupStandIns();

describe("the doctor's check of products", () => {
  it('names every incomplete product and its missing fields with --all', async () => {
    const [finding, ...others] = await checkGoods(settings, {all: true});
    expect(others.map(({what}) => what)).toEqual([
      expect.stringMatching(/^1 of 2\d\d products lack a picture: grat-150-fully/),
      expect.stringMatching(/^55 of 2\d\d products lack figures for advice: /),
      `1 of ${others[0]?.what.split(' ')[2] ?? ''} products lack a range that its battery can give: ${noteworthyHandles.rangeTooGood} (161 km from 500 Wh)`,
    ]);
    expect(others[1]?.what).toMatch(
      /kammweg-7-diamant \(rrp, trailer, spare_battery\).*steig-160-e-fully \(battery_wh, power, spare_battery, custom\.s_pedelec\)/,
    );
    expect(others.map(({state}) => state)).toEqual(['wrong', 'warning', 'warning']);
    expect(finding?.state).toBe('wrong');
    expect(finding?.what).toMatch(/^9 of 2\d\d products lack safety data: /);
    expect(finding?.what).toContain(`${legalGaps.manufacturer} (manufacturer)`);
    expect(finding?.what).toContain(`${legalGaps.responsiblePerson} (responsible_person)`);
    expect(finding?.what).toContain(`${legalGaps.modelNumber} (model_number)`);
    expect(finding?.what).toContain('trikot-merino-lang (manufacturer.electronic_address)');
    expect(finding?.what).not.toMatch(/fernweh-7-trapez|gutschein|inspektion/);
  });

  it('names only a few products without --all and mentions the flag', async () => {
    const [finding] = await checkGoods(settings);
    expect(finding?.what).toMatch(/ and 6 more$/);
    expect(finding?.fix).toContain('--all');
  });

  it('throws when a token is missing from the environment or refused by Shopify', async () => {
    await expect(checkGoods({})).rejects.toThrow('PUBLIC_STOREFRONT_API_TOKEN');
    const forged = {...settings, PRIVATE_STOREFRONT_API_TOKEN: 'wrong'};
    await expect(checkGoods(forged)).rejects.toThrow('Shopify answered');
  });
});

it.each([
  [500, 80, true],
  [500, 100, true],
  [500, 101, false],
  [500, 30, true],
  [500, 29, false],
  [500, 0, false],
])(
  'a manufacturer’s range for %d Wh is plausible at %d km: %j',
  (wattHours, kilometres, plausible) => {
    expect(isPlausibleRange(wattHours, kilometres)).toBe(plausible);
  },
);
