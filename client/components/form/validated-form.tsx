import { Form, Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { untouchedStatus, useServerErrors } from './form-status.js';
import styles from './form.module.css';

interface ValidatedFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** Schema whose messages are keys of the `forms` texts. */
  schema: ObjectSchema<Partial<Values>>;
  /** Submits the form. A thrown error is shown at the field it names, or above the form. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Accessible name, if no heading labels the form. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form with client-side validation. Server errors appear at their field and receive focus. */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  label,
  className = '',
  children,
}: ValidatedFormProps<Values>) {
  const showServerErrors = useServerErrors<Values>();
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(untouchedStatus);
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      showServerErrors(error, values, helpers);
    }
  };
  return (
    <Formik
      initialValues={initialValues}
      initialStatus={untouchedStatus}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form noValidate className={`${styles.form} ${className}`} aria-label={label}>
        {children}
        <FocusFirstError />
      </Form>
    </Formik>
  );
}

/** Focuses the first invalid field after a failed submission, or scrolls to the first message of no single field. */
function FocusFirstError() {
  const { isSubmitting, submitCount } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const form = anchor.current?.closest('form');
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [isSubmitting, submitCount]);
  return <span ref={anchor} hidden />;
}
