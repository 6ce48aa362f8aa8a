// The reader of the rules: what groups of clauses are called, and where else a card is named.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rules } from '../src/room/rules.svelte';
import { session } from '../src/room/session.svelte';
import { languages, speech } from '../src/words/speech.svelte';

const card = { words: ['don'], page: [{ kind: 'title', text: { key: 'role.don.name' }, label: '' }, { kind: 'clauses', text: null, label: 'don' }, { kind: 'also', text: null, label: 'don' }] };
const clause = (id: string, line: string) => ({ id, title: '', about: '', source: '', section: '', lines: [line] });
const answers: Record<string, unknown> = {
  pages: { pages: { topics: [], pages: [], cards: [card] } },
  catalogue: { catalogue: { clauses: [clause('GOR-DON-1', 'The `don` …'), clause('GOR-WIN-1', 'Like the `don` …'), clause('GOR-DAY-1', 'The donor …'), clause('GOR-ODDS-1', '…')] } },
  form: { form: { fields: [{ id: 'revote', values: [] }] }, judged: {} },
};

beforeEach(() => {
  vi.spyOn(session, 'ask').mockImplementation(async (frame) => answers[frame.t] as never);
});
afterEach(() => vi.restoreAllMocks());

async function loaded(): Promise<Rules> {
  const rules = new Rules('gorod');
  await vi.waitFor(() => expect(rules.fields.length).toBe(1));
  return rules;
}

describe('the rules', () => {
  it.each(languages)('have groups with names in $name', async ({ id }) => {
    await speech.choose(id);
    const rules = await loaded();
    const titles = ['DON', 'WIN', 'DAY'].map((each) => rules.titleOf(each));
    for (const each of titles) expect(each).not.toMatch(/^[A-Z]*$|…|\./);
    expect(new Set(titles).size).toBe(3);
    expect(rules.titleOf('ODDS')).toBe('ODDS');
  });
  it('know which clauses elsewhere name a card', async () => {
    expect((await loaded()).naming('don')).toEqual(['GOR-WIN-1']);
  });
});
