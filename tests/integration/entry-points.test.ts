import {describe, expect, it} from 'vitest';
import {loader as appointment} from '../../app/routes/appointment';
import {loader as openCollection} from '../../app/routes/collection';
import {loader as contentPage} from '../../app/routes/content-page';
import {loader} from '../../app/routes/product';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {parseEntries} from './parse-details';

setupShop();

const waysTo = async (handle: string, visitor = new Visitor()) => {
  const {markup} = await visitor.open(loader, `/products/${handle}`);
  return parseEntries(markup.foot).map(({text, page}) =>
    text.startsWith('Probe fahren') ? 'testRide' : page,
  );
};

describe('leasing is offered', () => {
  it.each([noteworthyHandles.flagship, noteworthyHandles.otherModels])('for %s', async (handle) => {
    expect(await waysTo(handle)).toContain('leasingRequest');
  });

  it.each([noteworthyHandles.singleVariant, noteworthyHandles.soldOut, 'flitz-20-kinderrad'])(
    'not for %s',
    async (handle) => {
      expect(await waysTo(handle)).not.toContain('leasingRequest');
    },
  );

  it('in francs only for bikes whose price in euros is high enough', async () => {
    const fromSwitzerland = () => new Visitor({cookies: {'commerce-locale': 'CH-DE'}});
    expect(await waysTo(noteworthyHandles.flagship, fromSwitzerland())).toContain('leasingRequest');
    expect(await waysTo('flitz-20-kinderrad', fromSwitzerland())).not.toContain('leasingRequest');
  });

  it.each(['DE-DE', 'CH-DE'])('among bikes unless all are too cheap: %s', async (market) => {
    const promoOf = async (handle: string) => {
      const visitor = new Visitor({cookies: {'commerce-locale': market}});
      const {collection} = await visitor.open(openCollection, `/collections/${handle}`, {
        script: true,
      });
      return collection.promo;
    };
    expect(await promoOf('fahrraeder')).toMatchObject({
      html: expect.stringContaining('Als Dienstrad leasen') as string,
    });
    expect(await promoOf('kinderraeder')).toBeNull();
  });
});

describe('an appointment is offered', () => {
  const services = [...standIns.catalogue().productsByHandle.values()]
    .filter(({productType}) => productType.de === 'Werkstattleistung')
    .map(({handle}) => handle);

  it.each(['', '/en-us'])(
    'for every service, with the service preselected in the form: %s',
    async (prefix) => {
      for (const handle of services) {
        const {markup} = await new Visitor().open(loader, `${prefix}/products/${handle}`);
        const entries = parseEntries(markup.foot);
        expect(
          entries.map(({page}) => page),
          handle,
        ).toEqual(['appointment']);
        const {view, initial} = await new Visitor().open(appointment, entries[0]?.href ?? '');
        expect(
          view.services.map(({name}) => name),
          handle,
        ).toContain(initial.service);
      }
    },
  );

  it('at the top of the workshop page and at each entry of its price list', async () => {
    const {page} = await new Visitor().open(contentPage, '/werkstatt', {script: true});
    expect(page.story.buttons).toMatchObject([
      {label: 'Termin anfragen', link: {slug: 'werkstatt-termin'}},
    ]);
    const blocks = JSON.stringify(page.story.blocks);
    const ways = [...blocks.matchAll(/\/werkstatt-termin\?service=[\w-]+/g)].map(([way]) => way);
    expect(ways).toHaveLength(services.length - 1);
    for (const way of ways) {
      const {initial} = await new Visitor().open(appointment, way);
      expect(initial).toHaveProperty('service');
    }
  });
});

describe('a test ride is offered', () => {
  it('for an available bike, with the shown variant', async () => {
    const {markup, product} = await new Visitor().open(
      loader,
      `/products/${noteworthyHandles.flagship}`,
    );
    const number = product.variant.id.split('/').at(-1) ?? '';
    expect(parseEntries(markup.foot)[0]).toMatchObject({
      text: 'Probe fahren oder im Laden ansehen',
      href: `/werkstatt-termin?variant=${number}`,
    });
  });

  it.each([noteworthyHandles.singleVariant, noteworthyHandles.soldOut, 'massrahmen-kurbelwerk'])(
    'not for %s',
    async (handle) => expect(await waysTo(handle)).not.toContain('testRide'),
  );
});
