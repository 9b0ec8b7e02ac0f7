import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { locateLoader, nativeFunctions, requireNativeEngine } from './native-engine.js';

const completeLibrary = Object.fromEntries(nativeFunctions.map((name) => [name, () => undefined]));

describe('the adapter of the native library', () => {
  it('finds all functions in the installed version', () => {
    // In a child process, because the library stays loaded until its process ends.
    const script = `const { loadNative } = require(process.argv[1]); const library = loadNative();
      console.log(JSON.stringify(process.argv.slice(2).filter((name) => typeof library[name] === 'function')))`;
    const output = execFileSync(process.execPath, ['-e', script, locateLoader(), ...nativeFunctions]);
    expect(JSON.parse(output.toString())).toEqual(nativeFunctions);
  });

  it('accepts a complete library', () => {
    expect(requireNativeEngine(completeLibrary, '3.4.0')).toBe(completeLibrary);
  });

  it.each(nativeFunctions)('names the missing function %s', (name) => {
    const library = { ...completeLibrary, [name]: undefined };
    expect(() => requireNativeEngine(library, '9.9.9')).toThrow(`chdb 9.9.9 has no function ${name}`);
  });
});
