import type {ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import {pageMessages} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/use-language';
import {markup} from '../../../../tests/fakes/markup';
import {orderedLine, orderOf} from '../../../../tests/fakes/order';
import {toOrderView, toOrderSummary} from './order-view.server';
import {OrderLines, OrderParcels} from './OrderPage';
import {OrderTable} from './OrderTable';

const shown = (element: ReactElement, language: Language = 'de') =>
  markup(
    <PageMessages messages={pageMessages(language, 'accountPages')}>{element}</PageMessages>,
    language,
  );

describe('the table of orders', () => {
  const table = (language: Language, more = {}) =>
    shown(<OrderTable label="x" orders={[toOrderSummary(orderOf(more), language)]} />, language);

  it('shows a dash for each missing value', () => {
    const html = table('de', {financialStatus: null, email: null});
    expect(html.match(/–</g)).toHaveLength(2);
  });
});

describe('the lines of an order', () => {
  const lines = (more = {}) =>
    shown(<OrderLines lines={toOrderView(orderOf({}, [orderedLine(more)]), 'de').lines} />);

  it('show a product that has no page without a link or a reason, and escape HTML in its name', () => {
    const html = lines({variant: null, title: 'Klingel <b>Kuckuck</b>'});
    expect(html).not.toContain('Nicht mehr im Sortiment');
    expect(html).toContain('Klingel &lt;b&gt;Kuckuck&lt;/b&gt;');
    expect(html).not.toContain('<a ');
  });
});

describe('the parcels of an order', () => {
  it('link to the tracking page if there is one, otherwise show the tracking number', () => {
    const tracking = [
      {number: '0034', href: 'https://dhl.example/0034'},
      {number: '5091', href: null},
      {number: null, href: 'https://gls.example/'},
    ];
    const html = shown(<OrderParcels parcels={[{company: null, tracking, content: []}]} />);
    expect(html).toMatch(/href="https:\/\/dhl\.example\/0034">Sendung 0034 verfolgen</);
    expect(html).toContain('Sendungsnummer 5091');
    expect(html).toMatch(/href="https:\/\/gls\.example\/">Sendung verfolgen</);
  });
});
