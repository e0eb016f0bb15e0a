import {describe, expect, it} from 'vitest';
import {toParcels} from './order-parcels';

type Tracking = {number: string | null; url: string | null};

const trackingOf = (...trackingInfo: Tracking[]) =>
  toParcels([{trackingCompany: 'DHL', trackingInfo, fulfillmentLineItems: {nodes: []}}])[0]
    ?.tracking;

describe('a parcel', () => {
  it('says who carries what', () => {
    const nodes = [
      {quantity: 2, lineItem: {title: 'Kettenöl'}},
      {quantity: 0, lineItem: {title: 'Schloss'}},
    ];
    const parcel = {trackingCompany: '', trackingInfo: [], fulfillmentLineItems: {nodes}};
    expect(toParcels([parcel])).toEqual([
      {company: null, tracking: [], content: [{title: 'Kettenöl', quantity: 2}]},
    ]);
  });

  it.each([
    ['https://www.dhl.de/?idc=1', 'https://www.dhl.de/?idc=1'],
    ['http://gls.example/1', 'http://gls.example/1'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['ftp://dhl.example/1', null],
    ['//dhl.example/1', null],
    ['www.dhl.de', null],
    ['', null],
    [null, null],
  ])('is followed by %j: %j', (url, href) => {
    expect(trackingOf({number: '0034', url})).toEqual([{number: '0034', href}]);
  });

  it('without number and address has nothing to follow', () => {
    expect(trackingOf({number: null, url: null}, {number: '', url: 'mailto:a@b.de'})).toEqual([]);
    expect(trackingOf({number: null, url: 'https://dhl.de/1'})).toEqual([
      {number: null, href: 'https://dhl.de/1'},
    ]);
  });
});
