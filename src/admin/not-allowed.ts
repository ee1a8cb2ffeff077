/** For an account that is not on the list of admins. If its session has ended instead, the login screen replaces it. */
export const getNotAllowedMessage = (what: string) => `Your account isn't approved to change ${what}.`
