import {describe, expect, it} from 'vitest';
import type {Translate} from '~/i18n/messages';
import {withAll, withHidden, withNew, withSubmissionOutcome, type Notice} from './notice';

const notice = (id: string): Notice => ({
  id,
  type: 'success',
  about: 'cart.notice.added',
  title: 'In den Warenkorb gelegt',
  message: null,
});
const t: Translate = (key) => `Text of ${key}`;
const ids = (notices: Notice[]) => notices.map(({id}) => id);

describe('the list of notices', () => {
  it('shows the newest on top', () => {
    expect(ids(withNew([notice('1')], [notice('3'), notice('2')]))).toEqual(['3', '2', '1']);
  });

  it('contains no duplicates', () => {
    expect(ids(withNew([notice('2'), notice('1')], [notice('2')]))).toEqual(['2', '1']);
  });

  it('stays unchanged if a page brings no new ones', () => {
    expect(ids(withNew([notice('1')], []))).toEqual(['1']);
  });

  it('shows once, on top, that a form was not sent', () => {
    const notices = withSubmissionOutcome([notice('1')], 'lost', t, true);
    expect(notices).toMatchObject([
      {
        type: 'danger',
        title: 'Text of errors.notSent',
        message: 'Text of errors.checkConnection',
      },
      {id: '1'},
    ]);
    expect(
      withSubmissionOutcome(withNew(notices, [notice('2')]), 'lost', t, true).map(
        ({about}) => about,
      ),
    ).toEqual(['errors.notSent', 'cart.notice.added', 'cart.notice.added']);
    expect(ids(withSubmissionOutcome(notices, 'arrived', t, true))).toEqual(['1']);
  });

  it('warns that the result of a form is lost in a browser without cookies', () => {
    expect(withSubmissionOutcome([], 'arrived', t, false)).toMatchObject([
      {type: 'warning', title: 'Text of errors.noCookies'},
    ]);
    expect(withSubmissionOutcome([], 'lost', t, false)).toMatchObject([
      {title: 'Text of errors.notSent'},
    ]);
  });

  it('keeps hidden notices and can show them all again until they are closed', () => {
    const hidden = withHidden([notice('2'), notice('1')], '1');
    expect(hidden).toEqual([notice('2'), {...notice('1'), hidden: true}]);
    expect(withAll(hidden, false)).toMatchObject([
      {id: '2', hidden: false, duration: 0},
      {id: '1', hidden: false, duration: 0},
    ]);
    expect(withAll(hidden, true)).toMatchObject([{hidden: true}, {hidden: true}]);
  });
});
