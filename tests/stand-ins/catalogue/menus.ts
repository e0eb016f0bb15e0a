import type {CatalogueCollection, CatalogueMenu, CatalogueMenuItem, Text} from './catalogue-types';
import {textPair} from './text-table';

/**
 * The main menu as an outline. A line names a collection; a title before `>` replaces the collection's own, and a line
 * with a path is a plain link.
 */
const mainOutline = `
e-bikes
  e-trekking
    Diamant ~ Diamond > e-trekking-diamant
    Trapez ~ Trapeze > e-trekking-trapez
    Tiefeinsteiger ~ Step-through > e-trekking-tiefeinsteiger
    Mit Riemen ~ With belt > mit-riemen
    Bis 2.500 € ~ Up to €2,500 > bis-2500-euro
  e-mtb
    fullys
    hardtails
  e-city
    Tiefeinsteiger ~ Step-through > e-city
    Mit Riemen ~ With belt > mit-riemen
  e-lastenraeder
    Lastenräder ansehen ~ View cargo bikes > e-lastenraeder
    Kindersitze ~ Child seats > kindersitze
  e-gravel
  s-pedelecs
fahrraeder
  trekkingraeder
  cityraeder
  Gravel und Rennrad ~ Gravel and Road > gravelbikes
    gravelbikes
    rennraeder
  mountainbikes
    hardtails
    fullys
kinderraeder
  Nach Größe ~ By size > kinderraeder
    16 Zoll ~ 16 inch > kinderraeder-16-zoll
    20 Zoll ~ 20 inch > kinderraeder-20-zoll
    24 Zoll ~ 24 inch > kinderraeder-24-zoll
  kindersitze
lastenraeder
  e-lastenraeder
zubehoer
  Sicherheit ~ Safety > helme
    helme
    schloesser
    beleuchtung
  Transport ~ Carrying > taschen
    taschen
    koerbe
    kindersitze
  bekleidung
    jacken
    trikots
    hosen
    handschuhe
    schuhe
  pumpen
  anbauteile
  pflege-und-werkzeug
  gutscheine
teile
  Laufräder ~ Wheels > reifen
    reifen
    schlaeuche
  Sitzen und greifen ~ Contact points > saettel
    saettel
    griffe
    pedale
  antrieb
  bremsen
  akkus-und-displays
  rahmen
werkstatt
  Leistungen und Preise ~ Services and prices > werkstatt
  So arbeitet die Werkstatt ~ How the workshop works > /werkstatt
sale
`;

const footerOutline = `
Service ~ Service > /werkstatt
  Werkstatt ~ Workshop > /werkstatt
  Dienstrad-Leasing ~ Bike leasing > /leasing-anfrage
  Preisanfrage ~ Price request > /preisanfrage
  Versandkosten und Lieferzeit ~ Shipping costs and delivery > /versandkosten-lieferzeit
  Rückgabe ~ Returns > /rueckgabe
Radladen ~ Radladen > /ueber-uns
  Über uns ~ About us > /ueber-uns
  Team ~ Team > /team
  Impressum ~ Imprint > /impressum
  Datenschutz ~ Privacy > /datenschutz
  AGB ~ Terms > /agb
`;

type Titles = ReadonlyMap<string, Text>;

function itemOf(line: string, id: number, titles: Titles): CatalogueMenuItem {
  const [before = '', after] = line.trim().split(' > ');
  const target = after ?? before;
  if (target.startsWith('/')) {
    return {id, title: textPair(before), type: 'HTTP', path: target, items: []};
  }
  const title = after ? textPair(before) : titles.get(target);
  if (!title) throw new Error(`No collection "${target}" for the menu`);
  const path = `/collections/${target}`;
  return {id, title, type: 'COLLECTION', path, collection: target, items: []};
}

function readOutline(outline: string, firstId: number, titles: Titles): CatalogueMenuItem[] {
  const top: CatalogueMenuItem[] = [];
  const lists = [top];
  for (const [at, line] of outline.split('\n').filter(Boolean).entries()) {
    const depth = line.search(/\S/) / 2;
    const item = itemOf(line, firstId + at, titles);
    lists[depth]?.push(item);
    lists[depth + 1] = item.items;
  }
  return top;
}

/** Main menu and footer menu; titles default to those of the collections. */
export function createMenus(collections: readonly CatalogueCollection[]): CatalogueMenu[] {
  const titles = new Map(collections.map(({handle, title}) => [handle, title]));
  return [
    {
      id: 210_000_000_001,
      handle: 'main-menu',
      title: 'Hauptmenü',
      items: readOutline(mainOutline, 510_000_000_001, titles),
    },
    {
      id: 210_000_000_002,
      handle: 'footer',
      title: 'Fußzeile',
      items: readOutline(footerOutline, 510_000_001_001, titles),
    },
  ];
}
