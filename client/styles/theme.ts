import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#f1f9fd',
  '#dbf1fa',
  '#bae4f6',
  '#8cd1ee',
  '#57b7db',
  '#2799c0',
  '#0b7d9f',
  '#006886',
  '#005169',
  '#073a4b',
];
const gray: MantineColorsTuple = [
  '#f5f8f9',
  '#f3f6f7',
  '#e9edef',
  '#e1e6e8',
  '#ccd2d5',
  '#949da1',
  '#87929a',
  '#626e74',
  '#49565d',
  '#152025',
];
const dark: MantineColorsTuple = [
  '#e4e9eb',
  '#adb8bd',
  '#8d999f',
  '#657177',
  '#384146',
  '#272e31',
  '#1d2427',
  '#151a1d',
  '#12171a',
  '#0e1214',
];

const floatingStyles = {
  radius: 'md',
  shadow: 'md',
  offset: 4,
  transitionProps: { transition: 'fade', duration: 120 },
} as const;
const fieldHeight = (size: 'sm' | 'md') => (size === 'md' ? '34px' : '30px');

/** Field height: 30 px in toolbars, 34 px in forms (`size="md"`). */
const inputVars = (_theme: unknown, props: { size?: unknown }) => ({
  wrapper: {
    '--input-height': fieldHeight(props.size === 'md' ? 'md' : 'sm'),
    '--input-bd': 'var(--control)',
    '--input-fz': '14px',
    '--input-padding': '9px',
  },
  controls: {},
});

/** Mantine theme with the values of colours.css. */
export const theme = createTheme({
  colors: { petrol, gray, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  black: '#152025',
  white: '#ffffff',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.333', sm: '1.385', md: '1.429', lg: '1.375', xl: '1.3' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '26px' },
      h2: { fontSize: '16px', lineHeight: '22px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  breakpoints: { xs: '30em', sm: '48em', md: '62.5em', lg: '80em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
  // Defined by name: importing the components for `extend` would add all of them to the initial bundle.
  components: {
    Button: {
      defaultProps: { variant: 'default', size: 'sm' },
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        root: {
          '--button-height': props.size === 'xs' ? '26px' : props.size === 'md' ? '34px' : '30px',
          '--button-padding-x': props.size === 'xs' ? '8px' : '11px',
          '--button-fz': props.size === 'xs' ? '13px' : '14px',
        },
      }),
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 30 },
      vars: () => ({
        root: { '--ai-color': 'var(--t2)', '--ai-hover': 'var(--hover)', '--ai-hover-color': 'var(--t1)' },
      }),
    },
    TextInput: { vars: inputVars },
    NumberInput: { vars: inputVars },
    Select: { defaultProps: { comboboxProps: floatingStyles, checkIconPosition: 'right' }, vars: inputVars },
    Checkbox: { vars: () => ({ root: { '--checkbox-size': '15px' } }) },
    Radio: { vars: () => ({ root: { '--radio-size': '16px' } }) },
    Menu: { defaultProps: { ...floatingStyles, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: floatingStyles },
    Tooltip: {
      defaultProps: { openDelay: 400, multiline: true, events: { hover: true, focus: true, touch: false } },
    },
    ModalRoot: {
      defaultProps: {
        radius: 'lg',
        yOffset: '12vh',
        shadow: 'md',
        transitionProps: { transition: 'fade', duration: 160 },
      },
    },
  },
});

const schemeVariables = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--t1)',
  '--mantine-color-dimmed': 'var(--t3)',
  '--mantine-color-placeholder': 'var(--t3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--negative)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--t1)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--dis)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-color-petrol-filled': 'var(--accent)',
  '--mantine-color-petrol-filled-hover': 'var(--accent-hover)',
  '--mantine-color-petrol-light': 'var(--tint)',
  '--mantine-color-petrol-light-hover': 'var(--tint)',
  '--mantine-color-petrol-light-color': 'var(--tint-t)',
};

/** Overrides Mantine colours that miss a contrast of 4.5:1 or use the wrong grey. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables,
  dark: schemeVariables,
});
