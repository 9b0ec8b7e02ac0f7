import type { Finding } from '../doctor/finding.js';
import { examine } from '../doctor/examine.js';
import { runProgram } from './run-command.js';

const labels: Readonly<Record<Finding['level'], string>> = {
  ok: 'ok      ',
  warning: 'WARNING ',
  error: 'ERROR   ',
};

// `npm run doctor`: checks the machine and the installation without changing them, with the server online or offline.
// Exit status 1 if there are errors.
await runProgram(async () => {
  const findings = await examine(process.env);
  for (const { level, title, advice } of findings) {
    console.log(`${labels[level]}${title}${advice === undefined ? '' : `: ${advice}`}`);
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  console.log(`\n${count('error')} errors, ${count('warning')} warnings, ${count('ok')} ok`);
  return count('error') === 0 ? 0 : 1;
});
