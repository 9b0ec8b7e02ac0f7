#!/usr/bin/env node
/**
 * Starts Firefox (`FIREFOX_PATH`) for Playwright and relays WebDriver BiDi. The long-term release 140 lacks some commands
 * that Playwright sends at startup, for example to collect response bodies and downloads, so the relay accepts them.
 * Playwright sends the size of the paper in inches, but the protocol defines centimetres, so the relay converts them.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address) startRelay(address);
  else console.error(line);
});

/** Prints the address of the relay in the format in which Firefox prints its own. */
function startRelay(address) {
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${relay.address().port}`),
  );
  relay.on('connection', (client, { url }) => {
    const server = new WebSocket(address + url, { maxPayload: 2 ** 28 });
    const isOpen = new Promise((resolve) => {
      server.on('open', resolve);
    });
    client.on('message', async (data) => {
      await isOpen;
      server.send(toCentimetres(String(data)));
    });
    server.on('message', (data) => {
      const { error, id } = JSON.parse(String(data));
      const isMissing = error === 'unknown command';
      client.send(isMissing ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
    });
    client.on('close', () => server.close());
    server.on('close', () => client.close());
  });
}

const cmPerInch = 2.54;

/** Converts the paper and its margins in a command that prints the page. Other commands stay unchanged. */
function toCentimetres(text) {
  const command = JSON.parse(text);
  if (command.method !== 'browsingContext.print') return text;
  for (const lengths of [command.params.page, command.params.margin]) {
    for (const name of Object.keys(lengths ?? {})) lengths[name] *= cmPerInch;
  }
  return JSON.stringify(command);
}
