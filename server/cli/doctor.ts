import type { Finding } from '../doctor/finding.js';
import { examine } from '../doctor/examine.js';
import { runProgram } from './run-command.js';

const marks: Readonly<Record<Finding['level'], string>> = {
  ok: 'ok      ',
  warning: 'look at ',
  fault: 'FAULT   ',
};

// `npm run doctor`: says of this machine and this installation what is well and what to do. Exit status 1 where something is
// at fault. Changes nothing, and runs beside a server too.
await runProgram(async () => {
  const findings = await examine(process.env);
  for (const { level, title, advice } of findings) {
    console.log(`${marks[level]}${title}${advice === undefined ? '' : `: ${advice}`}`);
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  console.log(`\n${count('fault')} at fault, ${count('warning')} to look at, ${count('ok')} well`);
  return count('fault') === 0 ? 0 : 1;
});
