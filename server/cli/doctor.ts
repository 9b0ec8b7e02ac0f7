import type { Finding } from '../doctor/finding.js';
import { examine } from '../doctor/examine.js';
import { runProgram } from './run-command.js';

const labels: Readonly<Record<Finding['level'], string>> = {
  ok: 'ok      ',
  warning: 'WARNING ',
  error: 'ERROR   ',
};

// `npm run doctor`: says of this machine and this installation what is well and what to do. Exit status 1 where something is
// at fault. Changes nothing, and runs beside a server too.
await runProgram(async () => {
  const findings = await examine(process.env);
  for (const { level, title, advice } of findings) {
    console.log(`${labels[level]}${title}${advice === undefined ? '' : `: ${advice}`}`);
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  console.log(`\n${count('error')} errors, ${count('warning')} warnings, ${count('ok')} ok`);
  return count('error') === 0 ? 0 : 1;
});
