import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {isWebhookSecret, webhookSignature} from './webhook.server';

const secret = `whsec_${btoa('a key of thirty-two bytes, really')}`;
const post = {id: 'msg_1', timestamp: 1_763_700_000, body: '{"type":"request.leasing","ü":1}'};

describe('the webhook signature', () => {
  it('is the HMAC-SHA256 of id, time and raw body', async () => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const content = `${post.id}.${post.timestamp}.${post.body}`;
    const expected = createHmac('sha256', key).update(content).digest('base64');
    expect(await webhookSignature(post, secret)).toBe(`v1,${expected}`);
  });

  it.each([{id: 'msg_2'}, {timestamp: post.timestamp + 1}, {body: `${post.body} `}])(
    'changes with %j',
    async (change) => {
      const signature = await webhookSignature(post, secret);
      expect(await webhookSignature({...post, ...change}, secret)).not.toBe(signature);
    },
  );
});

it.each([
  [secret, true],
  [`whsec_${btoa('too short')}`, false],
  [`whsec_${btoa('x'.repeat(66))}`, false],
  [secret.slice('whsec_'.length), false],
  ['whsec_not base64 at all, but long enough', false],
  ['', false],
])('%j is a valid webhook secret: %s', (text, expected) =>
  expect(isWebhookSecret(text)).toBe(expected),
);
