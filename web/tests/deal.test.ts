// The phone's part in the deal agrees with the checker that anybody can run.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitment, spoken, transcript } from '../src/wire/deal';

const file = path.join(process.cwd(), '..', 'docs', 'examples', 'deal.json');

describe.skipIf(!fs.existsSync(file))('the deal', () => {
  const told = JSON.parse(fs.readFileSync(file, 'utf8'));
  it('commits as the transcript says', () => {
    for (const each of told.players) {
      expect(commitment(told.room, told.deal_no, each.seat, each.entropy)).toBe(each.commit);
    }
  });
  it('computes the fingerprint and its words', () => {
    const deal = { step: 'opens', number: told.deal_no, server: told.server_commit, commits: told.players, transcript: '', words: '', seals: [] };
    const computed = transcript(told.room, told.setup, deal);
    expect(computed.slice(0, 16)).toBe(told.fingerprint);
    expect(spoken(computed)).toBe(told.words);
  });
});
