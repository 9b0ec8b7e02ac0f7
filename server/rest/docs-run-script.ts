/**
 * Runs the examples of the documentation in the browser, with its own session, and shows status, time and answer. Where an
 * example is about a group report, the first one of whoever looks at the page is taken.
 */
export const runScript = `
const longest = 20000;
async function firstGroup() {
  const answer = await fetch('/api/report/group/list?per_page=1');
  if (!answer.ok) return { answer };
  const { data } = await answer.json();
  return { rid: data[0]?.rid };
}
function request({ call, query }, rid) {
  if (call !== undefined) return fetch('/api' + call.replace('{rid}', rid));
  const body = query.replace('{rid}', rid);
  return fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
function readable(text) {
  try { text = JSON.stringify(JSON.parse(text), null, 2); } catch {}
  return text.length > longest ? text.slice(0, longest) + '\\n…' : text;
}
async function run(button) {
  const card = button.closest('article');
  const status = card.querySelector('[role=status]');
  const place = card.querySelector('[data-answer]');
  button.disabled = true;
  try {
    const asked = button.dataset;
    const needsGroup = (asked.call ?? asked.query).includes('{rid}');
    const group = needsGroup ? await firstGroup() : { rid: '' };
    if (!group.answer && group.rid === undefined) {
      status.textContent = asked.none;
      return;
    }
    const begun = performance.now();
    const answer = group.answer ?? (await request(asked, group.rid));
    const text = await answer.text();
    status.textContent = answer.status + ' · ' + Math.round(performance.now() - begun) + ' ms';
    place.textContent = readable(text);
    place.hidden = false;
  } catch {
    status.textContent = button.dataset.failed;
  } finally {
    button.disabled = false;
  }
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-call], button[data-query]');
  if (button) void run(button);
});
`;
