import { Button, type ButtonProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Encoding, type ReportCall, exportAddress } from './report-call.js';
import { submitExport } from './submit-export.js';

interface ExportTargetProps {
  call: ReportCall;
  language: string;
  encoding: Encoding;
  children: ReactNode;
}

/** An item of the menu that downloads the table: a link, or a form where the report is asked by POST. */
export function ExportItem({ call, language, encoding, children }: ExportTargetProps) {
  return call.method === 'POST' ? (
    <Menu.Item onClick={() => submitExport(call, language, encoding)}>{children}</Menu.Item>
  ) : (
    <Menu.Item component="a" href={exportAddress(call, language, encoding)} download>
      {children}
    </Menu.Item>
  );
}

/** The button that downloads the table in the usual encoding. */
export function ExportButton({
  call,
  language,
  encoding,
  ...look
}: ExportTargetProps & ButtonProps & { title: string; 'aria-label': string }) {
  return call.method === 'POST' ? (
    <Button {...look} onClick={() => submitExport(call, language, encoding)} />
  ) : (
    <Button {...look} component="a" href={exportAddress(call, language, encoding)} download />
  );
}
