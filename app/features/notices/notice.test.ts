import {describe, expect, it} from 'vitest';
import {withNew, withSent, type Notice} from './notice';

const notice = (id: string): Notice => ({
  id,
  type: 'success',
  title: 'cart.notice.added',
  message: null,
});
const ids = (notices: Notice[]) => notices.map(({id}) => id);

describe('the list of notices', () => {
  it('has the newest on top', () => {
    expect(ids(withNew([notice('1')], [notice('3'), notice('2')]))).toEqual(['3', '2', '1']);
  });

  it('shows none twice', () => {
    expect(ids(withNew([notice('2'), notice('1')], [notice('2')]))).toEqual(['2', '1']);
  });

  it('stays as it is when a page brings none', () => {
    expect(ids(withNew([notice('1')], []))).toEqual(['1']);
  });

  it('tells on top that something was not sent, and once', () => {
    const told = withSent([notice('1')], 'lost');
    expect(told).toMatchObject([{type: 'danger', title: 'errors.notSent'}, {id: '1'}]);
    expect(withSent(withNew(told, [notice('2')]), 'lost').map(({title}) => title)).toEqual([
      'errors.notSent',
      'cart.notice.added',
      'cart.notice.added',
    ]);
    expect(ids(withSent(told, 'arrived'))).toEqual(['1']);
  });

  it('tells that nobody sees what was sent, in place of what was told before, until it is closed', () => {
    const told = withSent(withSent([notice('1')], 'lost'), 'unseen');
    expect(told).toMatchObject([{type: 'warning', title: 'errors.unseen', duration: 0}, {id: '1'}]);
    expect(ids(withSent(told, 'arrived'))).toEqual(['1']);
  });
});
