/**
 * Script that runs the examples with the reader's session and shows status, time and response. Group examples use the
 * reader's first group report.
 */
export const runScript = `
const maxChars = 20000;
async function firstGroup() {
  const response = await fetch('/api/report/group/list?per_page=1');
  if (!response.ok) return { response };
  const { data } = await response.json();
  return { rid: data[0]?.rid };
}
function request({ call, query }, rid) {
  if (call !== undefined) return fetch('/api' + call.replace('{rid}', rid));
  const body = query.replace('{rid}', rid);
  return fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
function readable(text) {
  try { text = JSON.stringify(JSON.parse(text), null, 2); } catch {}
  return text.length > maxChars ? text.slice(0, maxChars) + '\\n…' : text;
}
async function run(button) {
  const card = button.closest('article');
  const status = card.querySelector('[role=status]');
  const output = card.querySelector('[data-answer]');
  button.disabled = true;
  try {
    const dataset = button.dataset;
    const needsGroup = (dataset.call ?? dataset.query).includes('{rid}');
    const group = needsGroup ? await firstGroup() : { rid: '' };
    if (!group.response && group.rid === undefined) {
      status.textContent = dataset.none;
      return;
    }
    const startedAt = performance.now();
    const response = group.response ?? (await request(dataset, group.rid));
    const text = await response.text();
    status.textContent = response.status + ' · ' + Math.round(performance.now() - startedAt) + ' ms';
    output.textContent = readable(text);
    output.hidden = false;
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
