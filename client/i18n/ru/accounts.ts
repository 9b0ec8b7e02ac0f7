/** Texts of logging in, registering, and what belongs to it. */
export const accounts = {
  pages: {
    login: 'Вход и регистрация',
    logout: 'Выход',
    successfulRegistration: 'Учётная запись готова',
    forgotPassword: 'Восстановление пароля',
    resetPassword: 'Новый пароль',
    invitation: 'Приглашение',
    activation: 'Активация учётной записи',
    panel: 'Кабинет',
    history: 'История',
    systemNotifications: 'Уведомления',
    pricing: 'Тарифы',
    admin: 'Администрирование',
  },
} as const;
