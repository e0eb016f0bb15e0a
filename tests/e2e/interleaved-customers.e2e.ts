import type {APIRequestContext} from '@playwright/test';
import {isSoak} from '../run-length';
import {cagri, club, jana, signIn, signOut} from './customer-requests';
import {expect, requestTest as test} from './test';

const REQUESTS = isSoak ? 3_000 : 240;
/** Requested concurrently, so that their responses are produced interleaved in one isolate. */
const IN_FLIGHT = 12;

interface Person {
  marks: readonly string[];
  name: string;
}

/** One request, whose response contains `own` and nothing about anybody but its owner. */
interface Visit {
  request: APIRequestContext;
  path: string;
  own: string | null;
  owner: Person | null;
}

/** The pages of a customer, and what each must contain. */
const pagesOf = ({name, order}: {name: string; order: string}) => {
  const first = name.split(' ')[0] ?? name;
  return [
    {path: '/konto', own: name},
    {path: '/konto.data', own: name},
    {path: '/konto/bestellungen', own: `#${order}`},
    {path: `/konto/bestellungen/${order}`, own: `#${order}`},
    {path: `/konto/bestellungen/${order}.data`, own: order},
    {path: '/konto/adressen', own: name},
    {path: '/konto/daten', own: first},
    {path: '/en-us/account', own: name},
    {path: '/', own: first},
    {path: '/warenkorb', own: first},
  ];
};

const everybody: Person[] = [jana, cagri, club];

/** Marks of other customers in a response; there must be none. */
function strangersIn(text: string, owner: Person | null): string[] {
  const strangers = everybody.filter((person) => person !== owner);
  return strangers.flatMap(({marks}) => marks.filter((mark) => text.includes(mark)));
}

test('concurrent customers never see data of each other', async ({
  playwright,
  baseURL,
  userAgent,
}) => {
  test.setTimeout(400_000);
  const browser = () => playwright.request.newContext({baseURL, userAgent});
  const [ofJana, ofCagri, ofClub, ofNobody] = await Promise.all([
    browser(),
    browser(),
    browser(),
    browser(),
  ]);
  await signIn(ofJana, jana);
  await signIn(ofCagri, cagri);

  const found: string[] = [];
  const look = async ({request, path, own, owner}: Visit) => {
    // A keep-alive connection may be closed just as it is reused.
    const answer = await request.get(path, {maxRedirects: 0, maxRetries: 2});
    const text = await answer.text();
    for (const mark of strangersIn(text, owner)) found.push(`${path} of ${owner?.name}: ${mark}`);
    if (own && !text.includes(own)) found.push(`${path} without ${own}: ${answer.status()}`);
  };

  const plans = pagesOf(jana).flatMap((page, at) => [
    {request: ofJana, owner: jana, ...page},
    ...pagesOf(cagri)
      .slice(at, at + 1)
      .map((other) => ({request: ofCagri, owner: cagri, ...other})),
    {request: ofNobody, owner: null, path: at % 2 ? '/' : '/konto.data', own: null},
  ]);
  const rounds = Array.from({length: Math.ceil(REQUESTS / plans.length)}, () => plans);
  const visits = rounds.flat().slice(0, REQUESTS);
  const walk = async () => {
    for (let visit = visits.pop(); visit; visit = visits.pop()) await look(visit);
  };

  /** A customer who signs in and out in between, and leaves nothing behind. */
  const signInAndOut = async () => {
    while (visits.length > 0) {
      await signIn(ofClub, club);
      await look({request: ofClub, path: '/konto', own: club.name, owner: club});
      await signOut(ofClub);
      await look({request: ofClub, path: '/', own: null, owner: null});
    }
  };

  await Promise.all([...Array.from({length: IN_FLIGHT}, walk), signInAndOut()]);
  expect(found).toEqual([]);
  await Promise.all([ofJana, ofCagri, ofClub, ofNobody].map((request) => request.dispose()));
});
