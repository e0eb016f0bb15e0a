import type {Page} from '@playwright/test';
import {newCustomer} from './new-customer';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

/** An address as Chromium stores it, by its own field type names. */
const saved = {
  NAME_FULL: 'Jana Petersen',
  NAME_FIRST: 'Jana',
  NAME_LAST: 'Petersen',
  ADDRESS_HOME_STREET_ADDRESS: 'Speichenweg 12',
  ADDRESS_HOME_LINE1: 'Speichenweg 12',
  ADDRESS_HOME_STREET_NAME: 'Speichenweg',
  ADDRESS_HOME_HOUSE_NUMBER: '12',
  ADDRESS_HOME_CITY: 'Köln',
  ADDRESS_HOME_ZIP: '50674',
  ADDRESS_HOME_COUNTRY: 'DE',
  EMAIL_ADDRESS: 'jana.petersen@mail.example',
  PHONE_HOME_WHOLE_NUMBER: '+4922147101200',
};

/** Makes the browser autofill the form around a field, as it does when a visitor picks a saved address. */
async function autofill(page: Page, name: string): Promise<void> {
  // Chromium parses a form again when a visitor focuses it; what it parsed during page load may be outdated.
  await page.locator(`main [name="${name}"]`).click();
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  const {root} = await browser.send('DOM.getDocument');
  const selector = `main [name="${name}"]`;
  const {nodeId} = await browser.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {node} = await browser.send('DOM.describeNode', {nodeId});
  const fields = Object.entries(saved).map(([type, value]) => ({name: type, value}));
  await browser.send('Autofill.enable');
  await browser.send('Autofill.setAddresses', {addresses: [{fields}]});
  await browser.send('Autofill.trigger', {fieldId: node.backendNodeId, address: {fields}});
}

const valuesOf = (page: Page, ...names: string[]) =>
  page
    .locator('main')
    .evaluate(
      (main, wanted) =>
        wanted.map((name) =>
          [...main.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
            .map(({value}) => value)
            .join(),
        ),
      names,
    );

test(
  'the browser autofills a saved address, each part into its field',
  {tag: '@with-script'},
  async ({page}) => {
    await newCustomer(page.request);
    await page.goto('/konto/adressen?new');
    await waitForHydration(page);
    await autofill(page, 'firstName');
    await expect
      .poll(() =>
        valuesOf(page, 'firstName', 'lastName', 'address1', 'address2', 'zip', 'city', 'country'),
      )
      .toEqual(['Jana', 'Petersen', 'Speichenweg 12', '', '50674', 'Köln', 'DE']);
  },
);

test(
  'the browser autofills the leasing request and leaves unrelated fields empty',
  {tag: '@with-script'},
  async ({page}) => {
    await page.goto('/leasing-anfrage?variant=41000000000001');
    await waitForHydration(page);
    await page.getByText('Pendlerplus', {exact: true}).locator('visible=true').first().click();
    await page.getByRole('button', {name: 'Weiter'}).click();
    await expect(page.getByLabel('Vorname')).toBeVisible();
    // Chromium also guesses by labels; other browsers rely on tokens alone, and this one does not mean a house number.
    await expect(page.locator('main [autocomplete~="address-line2"]')).toHaveCount(0);
    await autofill(page, 'firstName');
    await expect
      .poll(() =>
        valuesOf(page, 'firstName', 'lastName', 'street', 'houseNumber', 'zipCode', 'city'),
      )
      .toEqual(['Jana', 'Petersen', 'Speichenweg', '12', '50674', 'Köln']);
    await expect
      .poll(() => valuesOf(page, 'country', 'email', 'phone', 'leasingCode', 'message'))
      .toEqual(['DE', 'jana.petersen@mail.example', '+4922147101200', '', '']);
  },
);
