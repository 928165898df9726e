import { ReviewCell as ReviewCell_333568f5f365cece23ddb54aff123787 } from '../../../../src/reviews/panel/review-cell.tsx'
import { ReviewPanel as ReviewPanel_538932159cbdb7d779cec7e39a7c004e } from '../../../../src/reviews/panel/review-panel.tsx'
import { AboveForm as AboveForm_ba9c15bd5d8b641acab57eab8b4dc60d } from '../../../../src/cms/admin/shell/above-form.tsx'
import { TitleCell as TitleCell_5f413bbf9a95f53d28008d0991660670 } from '../../../../src/cms/admin/cells/title-cell.tsx'
import { LimitedDescription as LimitedDescription_e4319cdccce36f6df0534b43135e200e } from '../../../../src/cms/admin/fields/limited-description.tsx'
import { OnSiteCell as OnSiteCell_a32937198c3d479243532722f3209930 } from '../../../../src/cms/admin/cells/on-site-cell.tsx'
import { ScheduledCell as ScheduledCell_2786f759648d5bf9118ffafa59fc335b } from '../../../../src/cms/admin/schedule/scheduled-cell.tsx'
import { ScheduleField as ScheduleField_1aecec78e4f63180069d8794eff21af6 } from '../../../../src/cms/admin/schedule/schedule-field.tsx'
import { ListCell as ListCell_a84021d4208a0896e884f43b27f75e71 } from '../../../../src/cms/admin/cells/list-cell.tsx'
import { RecordUses as RecordUses_3cdd1cb51732ad26405a56fef7ed5ebe } from '../../../../src/cms/admin/records/record-uses.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WritingFeatureClient as WritingFeatureClient_7a0a31fbea162ef9c1ba5e1a5da39066 } from '../../../../src/cms/admin/text/writing-feature.ts'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeKeys as CodeKeys_e25a733d1d6fe7d3be9eccec66f800f1 } from '../../../../src/cms/admin/text/code-keys.tsx'
import { SyncBlock as SyncBlock_37a90c04959de45df11977787b56107a } from '../../../../src/cms/admin/text/sync-block.tsx'
import { codeConverterClient as codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkPages as LinkPages_9a52a91e0abbdd895d5952ef9b49f2fe } from '../../../../src/cms/admin/fields/link-pages.tsx'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchAndShare as SearchAndShare_be15b15d7e1e5c682552fc0109dadc9b } from '../../../../src/cms/admin/sharing/search-and-share.tsx'
import { JsonText as JsonText_821f78a15d99405a9083daf0f1b1c35d } from '../../../../src/cms/admin/fields/json-text.tsx'
import { TranslationCell as TranslationCell_6e98bdcc554246c7a0c6da1768430935 } from '../../../../src/cms/admin/translations/translation-cell.tsx'
import { TrashedCell as TrashedCell_46f5d2b158740248f0cc96a213b9a6c1 } from '../../../../src/cms/admin/cells/trashed-cell.tsx'
import { StatusCell as StatusCell_ca7184eda94507f41e71318c318bffce } from '../../../../src/cms/admin/cells/status-cell.tsx'
import { EmptyList as EmptyList_ea90087635fa585b65c27f6250a0fedd } from '../../../../src/cms/admin/shell/empty-list.tsx'
import { BulkEditErrors as BulkEditErrors_e832d62fbe83a4a80603d0e115587719 } from '../../../../src/cms/admin/bulk-errors/bulk-edit-errors.tsx'
import { PreviewBeside as PreviewBeside_3048e6b335aba48c6b4bc09a7ff9ae99 } from '../../../../src/cms/admin/sharing/preview-beside.tsx'
import { ViewOnSite as ViewOnSite_77e02cf1856419f6e339a4c9a91f6b73 } from '../../../../src/cms/admin/sharing/view-on-site.tsx'
import { SharePreview as SharePreview_8263efa0e60447bf41fe32be4f13fb0d } from '../../../../src/cms/admin/sharing/share-preview.tsx'
import { ReviewLink as ReviewLink_c81a66233c6de570f47fc5c2cbc10a90 } from '../../../../src/reviews/panel/review-link.tsx'
import { TranslationLine as TranslationLine_38b146bd8f1fdd78e6556c469f401bea } from '../../../../src/cms/admin/translations/translation-line.tsx'
import { VersionList as VersionList_ec02593f02b4af2da59cc4a364c52737 } from '../../../../src/cms/admin/versions/version-list.tsx'
import { ResolvedTitle as ResolvedTitle_6a34f42a6af713c07d4eb97a3e9cbab6 } from '../../../../src/cms/admin/pages/resolved-title.tsx'
import { UndoRemoval as UndoRemoval_f65e28c1e47b9ad114d649055d6f989a } from '../../../../src/cms/admin/removing/undo-removal.tsx'
import { PageTitleCell as PageTitleCell_dcd1d5eafdba6b5f11e7cf2b8348778e } from '../../../../src/cms/admin/pages/page-title-cell.tsx'
import { RowLabel as RowLabel_da873823e0727d9a83aadcd2582d6cc1 } from '../../../../src/cms/admin/fields/row-label.tsx'
import { SectionLabel as SectionLabel_1fac60c5b24eb4efd8d995c1951dead9 } from '../../../../src/cms/admin/fields/section-label.tsx'
import { LooksField as LooksField_47fecaf0807ca707fe44a5e5e6b2ea15 } from '../../../../src/cms/admin/fields/looks-field.tsx'
import { FactList as FactList_e1bfd16472e9ee5c4cb2a8eeb67c1ebd } from '../../../../src/cms/admin/facts/fact-list.tsx'
import { SectionPicker as SectionPicker_11d189868f4869e8bf2150e0549acbe9 } from '../../../../src/cms/admin/picker/section-picker.tsx'
import { ValidationSummary as ValidationSummary_2234b98b18dba9725ad8d47689edc364 } from '../../../../src/cms/admin/validation/validation-summary.tsx'
import { NewTitle as NewTitle_0f889ba636eeaee97cac15ae07e55f17 } from '../../../../src/cms/admin/fields/new-title.tsx'
import { FactWritten as FactWritten_9c0c56db12f13b9442befae5898da2fc } from '../../../../src/cms/admin/facts/fact-written.tsx'
import { FactTokenCell as FactTokenCell_a01d4c45a191e3d1d85a326b3600c337 } from '../../../../src/cms/admin/facts/fact-token.tsx'
import { FactUsesCell as FactUsesCell_28604c84379250a150e8644946913fc7 } from '../../../../src/cms/admin/facts/fact-uses.tsx'
import { FactUsesField as FactUsesField_28604c84379250a150e8644946913fc7 } from '../../../../src/cms/admin/facts/fact-uses.tsx'
import { ThumbnailCell as ThumbnailCell_7891e74d1343401685e2b36358a5b4d7 } from '../../../../src/cms/admin/picture/thumbnail-cell.tsx'
import { PictureFileCheck as PictureFileCheck_0243d2115a794ed54243825d1c81d77b } from '../../../../src/cms/admin/picture/file-check.tsx'
import { PictureFocus as PictureFocus_50ebbb1e25de001fe3c7fbc82a373825 } from '../../../../src/cms/admin/picture/focus.tsx'
import { PictureSizes as PictureSizes_3c0490de24bb003057e161ec33f4eb70 } from '../../../../src/cms/admin/picture/sizes.tsx'
import { PictureViews as PictureViews_2ba33a170e937708184aaa8a425d7845 } from '../../../../src/cms/admin/picture/picture-views.tsx'
import { Reauthentication as Reauthentication_87d83840454f1ecc9132c13ecbff3823 } from '../../../../src/cms/admin/account/reauthentication.tsx'
import { SecondFactor as SecondFactor_52feb751698a8fe51ab8e95c3d9837d9 } from '../../../../src/cms/admin/account/second-factor.tsx'
import { Sessions as Sessions_4274a69bcf58a9f41ee1328c07385c79 } from '../../../../src/cms/admin/account/sessions.tsx'
import { EnquiryView as EnquiryView_c0d1e4a269cad089bd780fd5445cafce } from '../../../../src/enquiries/panel/enquiry-view.tsx'
import { SenderCell as SenderCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { MessageCell as MessageCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { StateCell as StateCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { AssigneeCell as AssigneeCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { WhereFrom as WhereFrom_312d89cc76b3a0a916dec76721563e11 } from '../../../../src/enquiries/panel/where-from.tsx'
import { History as History_1c636643dc2cedcf76444a95c4a2352a } from '../../../../src/enquiries/panel/history.tsx'
import { PersonalData as PersonalData_283b459ceafc9beae04fbfe3cfd749bb } from '../../../../src/enquiries/panel/personal-data.tsx'
import { InboxViews as InboxViews_11af5afafece5a76deeb5a84f5fa332b } from '../../../../src/enquiries/panel/inbox-views.tsx'
import { ExportButton as ExportButton_bc6189ae4975b5cb73be6b110fcec0c7 } from '../../../../src/enquiries/panel/export-button.tsx'
import { TryAgain as TryAgain_9b4c52ebcabf444f69fa5a1a3dcf84ff } from '../../../../src/enquiries/panel/try-again.tsx'
import { AttemptsCell as AttemptsCell_970e0b619f91ab832c7cc0c7d4936cce } from '../../../../src/enquiries/panel/attempts-cell.tsx'
import { DeliveryLog as DeliveryLog_022d170495d5ee0a926fb60774d566e1 } from '../../../../src/enquiries/panel/delivery-log.tsx'
import { LanguageCell as LanguageCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { ConfirmedCell as ConfirmedCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { LeftCell as LeftCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { ToldCell as ToldCell_203263bf56ede2bec1315f889939db05 } from '../../../../src/enquiries/panel/cells.tsx'
import { SubscribersExport as SubscribersExport_b6c176690fa2c313cedd7bc5bf4b0282 } from '../../../../src/enquiries/panel/subscribers-export.tsx'
import { AccountBadge as AccountBadge_11aeb68d1986a7310dd8f1efa9752def } from '../../../../src/cms/admin/account/account-badge.tsx'
import { PanelNav as PanelNav_07d9a31e73494f5a7c598a14539bb1a1 } from '../../../../src/cms/admin/shell/panel-nav.tsx'
import { FirstPasswordNotice as FirstPasswordNotice_de232d6ecff9d6f421cf17d2dd5e9f2e } from '../../../../src/cms/admin/account/first-password-notice.tsx'
import { Icon as Icon_fa4ce6248570beb4a57a94607d289c4a } from '../../../../src/cms/admin/shell/brand-marks.tsx'
import { Logo as Logo_fa4ce6248570beb4a57a94607d289c4a } from '../../../../src/cms/admin/shell/brand-marks.tsx'
import { SiteClock as SiteClock_a7212e4c69c3ea3953fd14e8c933198e } from '../../../../src/cms/admin/shell/site-clock.tsx'
import { HeaderTools as HeaderTools_c53b1a6f6390cfa152530ac545a7212d } from '../../../../src/cms/admin/command-palette/header-tools.tsx'
import { SignInNote as SignInNote_711446f4db15f6e034831e72fa68d32e } from '../../../../src/cms/admin/account/sign-in.tsx'
import { SignInWelcome as SignInWelcome_711446f4db15f6e034831e72fa68d32e } from '../../../../src/cms/admin/account/sign-in.tsx'
import { Connection as Connection_cf950406520c79257f3d062bb6072eb0 } from '../../../../src/cms/admin/connection/connection.tsx'
import { NamedControls as NamedControls_79119bdf85e36b0a510d0b93c4458e42 } from '../../../../src/cms/admin/shell/named-controls.tsx'
import { RejectedFiles as RejectedFiles_13891e94fcdf07c617ac1a97cf829bc7 } from '../../../../src/cms/admin/picture/rejected-files.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { ScheduleView as ScheduleView_0c653a58081b90aaa43ca63c4bb56fe5 } from '../../../../src/cms/admin/schedule/schedule-view.tsx'
import { TranslationsView as TranslationsView_5652bed218377ce5e4ceae32af8c8b4d } from '../../../../src/cms/admin/translations/translations-view.tsx'
import { SheetView as SheetView_278f09ac0718d0f3e9568b8e49f3cf26 } from '../../../../src/cms/admin/translations/sheet-view.tsx'
import { GuideView as GuideView_6ac01b56676a7f000d03c6e254309433 } from '../../../../src/cms/admin/help/guide-view.tsx'
import { PersonView as PersonView_5b1207959dc3cbb91a044e1baea66780 } from '../../../../src/enquiries/panel/person-view.tsx'
import { AnalyticsView as AnalyticsView_8ac852a9595ac25246be455328afeedb } from '../../../../src/analytics/panel/analytics-view.tsx'
import { NotFoundView as NotFoundView_f65e1c1f5a5a1be07a97e3d366798565 } from '../../../../src/analytics/panel/not-found-view.tsx'
import { ReviewsView as ReviewsView_76b1cbdbd4108b77bd27417436d655f8 } from '../../../../src/reviews/panel/reviews-view.tsx'
import { Dashboard as Dashboard_b3af03f1194aa67f832713ece92ca077 } from '../../../../src/server/panel/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { RequestReview as RequestReview_afcbf8c0ce2ae38ff5ec207283433cfa } from '../../../../src/cms/admin/versions/request-review.tsx'
import { DraftViews as DraftViews_fd5aeba60c1b7c908ba2aa4e760586d2 } from '../../../../src/cms/admin/versions/draft-views.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/reviews/panel/review-cell.tsx#ReviewCell": ReviewCell_333568f5f365cece23ddb54aff123787,
  "/reviews/panel/review-panel.tsx#ReviewPanel": ReviewPanel_538932159cbdb7d779cec7e39a7c004e,
  "/cms/admin/shell/above-form.tsx#AboveForm": AboveForm_ba9c15bd5d8b641acab57eab8b4dc60d,
  "/cms/admin/cells/title-cell.tsx#TitleCell": TitleCell_5f413bbf9a95f53d28008d0991660670,
  "/cms/admin/fields/limited-description.tsx#LimitedDescription": LimitedDescription_e4319cdccce36f6df0534b43135e200e,
  "/cms/admin/cells/on-site-cell.tsx#OnSiteCell": OnSiteCell_a32937198c3d479243532722f3209930,
  "/cms/admin/schedule/scheduled-cell.tsx#ScheduledCell": ScheduledCell_2786f759648d5bf9118ffafa59fc335b,
  "/cms/admin/schedule/schedule-field.tsx#ScheduleField": ScheduleField_1aecec78e4f63180069d8794eff21af6,
  "/cms/admin/cells/list-cell.tsx#ListCell": ListCell_a84021d4208a0896e884f43b27f75e71,
  "/cms/admin/records/record-uses.tsx#RecordUses": RecordUses_3cdd1cb51732ad26405a56fef7ed5ebe,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/cms/admin/text/writing-feature.ts#WritingFeatureClient": WritingFeatureClient_7a0a31fbea162ef9c1ba5e1a5da39066,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/text/code-keys.tsx#CodeKeys": CodeKeys_e25a733d1d6fe7d3be9eccec66f800f1,
  "/cms/admin/text/sync-block.tsx#SyncBlock": SyncBlock_37a90c04959de45df11977787b56107a,
  "@payloadcms/richtext-lexical/client#codeConverterClient": codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/fields/link-pages.tsx#LinkPages": LinkPages_9a52a91e0abbdd895d5952ef9b49f2fe,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/sharing/search-and-share.tsx#SearchAndShare": SearchAndShare_be15b15d7e1e5c682552fc0109dadc9b,
  "/cms/admin/fields/json-text.tsx#JsonText": JsonText_821f78a15d99405a9083daf0f1b1c35d,
  "/cms/admin/translations/translation-cell.tsx#TranslationCell": TranslationCell_6e98bdcc554246c7a0c6da1768430935,
  "/cms/admin/cells/trashed-cell.tsx#TrashedCell": TrashedCell_46f5d2b158740248f0cc96a213b9a6c1,
  "/cms/admin/cells/status-cell.tsx#StatusCell": StatusCell_ca7184eda94507f41e71318c318bffce,
  "/cms/admin/shell/empty-list.tsx#EmptyList": EmptyList_ea90087635fa585b65c27f6250a0fedd,
  "/cms/admin/bulk-errors/bulk-edit-errors.tsx#BulkEditErrors": BulkEditErrors_e832d62fbe83a4a80603d0e115587719,
  "/cms/admin/sharing/preview-beside.tsx#PreviewBeside": PreviewBeside_3048e6b335aba48c6b4bc09a7ff9ae99,
  "/cms/admin/sharing/view-on-site.tsx#ViewOnSite": ViewOnSite_77e02cf1856419f6e339a4c9a91f6b73,
  "/cms/admin/sharing/share-preview.tsx#SharePreview": SharePreview_8263efa0e60447bf41fe32be4f13fb0d,
  "/reviews/panel/review-link.tsx#ReviewLink": ReviewLink_c81a66233c6de570f47fc5c2cbc10a90,
  "/cms/admin/translations/translation-line.tsx#TranslationLine": TranslationLine_38b146bd8f1fdd78e6556c469f401bea,
  "/cms/admin/versions/version-list.tsx#VersionList": VersionList_ec02593f02b4af2da59cc4a364c52737,
  "/cms/admin/pages/resolved-title.tsx#ResolvedTitle": ResolvedTitle_6a34f42a6af713c07d4eb97a3e9cbab6,
  "/cms/admin/removing/undo-removal.tsx#UndoRemoval": UndoRemoval_f65e28c1e47b9ad114d649055d6f989a,
  "/cms/admin/pages/page-title-cell.tsx#PageTitleCell": PageTitleCell_dcd1d5eafdba6b5f11e7cf2b8348778e,
  "/cms/admin/fields/row-label.tsx#RowLabel": RowLabel_da873823e0727d9a83aadcd2582d6cc1,
  "/cms/admin/fields/section-label.tsx#SectionLabel": SectionLabel_1fac60c5b24eb4efd8d995c1951dead9,
  "/cms/admin/fields/looks-field.tsx#LooksField": LooksField_47fecaf0807ca707fe44a5e5e6b2ea15,
  "/cms/admin/facts/fact-list.tsx#FactList": FactList_e1bfd16472e9ee5c4cb2a8eeb67c1ebd,
  "/cms/admin/picker/section-picker.tsx#SectionPicker": SectionPicker_11d189868f4869e8bf2150e0549acbe9,
  "/cms/admin/validation/validation-summary.tsx#ValidationSummary": ValidationSummary_2234b98b18dba9725ad8d47689edc364,
  "/cms/admin/fields/new-title.tsx#NewTitle": NewTitle_0f889ba636eeaee97cac15ae07e55f17,
  "/cms/admin/facts/fact-written.tsx#FactWritten": FactWritten_9c0c56db12f13b9442befae5898da2fc,
  "/cms/admin/facts/fact-token.tsx#FactTokenCell": FactTokenCell_a01d4c45a191e3d1d85a326b3600c337,
  "/cms/admin/facts/fact-uses.tsx#FactUsesCell": FactUsesCell_28604c84379250a150e8644946913fc7,
  "/cms/admin/facts/fact-uses.tsx#FactUsesField": FactUsesField_28604c84379250a150e8644946913fc7,
  "/cms/admin/picture/thumbnail-cell.tsx#ThumbnailCell": ThumbnailCell_7891e74d1343401685e2b36358a5b4d7,
  "/cms/admin/picture/file-check.tsx#PictureFileCheck": PictureFileCheck_0243d2115a794ed54243825d1c81d77b,
  "/cms/admin/picture/focus.tsx#PictureFocus": PictureFocus_50ebbb1e25de001fe3c7fbc82a373825,
  "/cms/admin/picture/sizes.tsx#PictureSizes": PictureSizes_3c0490de24bb003057e161ec33f4eb70,
  "/cms/admin/picture/picture-views.tsx#PictureViews": PictureViews_2ba33a170e937708184aaa8a425d7845,
  "/cms/admin/account/reauthentication.tsx#Reauthentication": Reauthentication_87d83840454f1ecc9132c13ecbff3823,
  "/cms/admin/account/second-factor.tsx#SecondFactor": SecondFactor_52feb751698a8fe51ab8e95c3d9837d9,
  "/cms/admin/account/sessions.tsx#Sessions": Sessions_4274a69bcf58a9f41ee1328c07385c79,
  "/enquiries/panel/enquiry-view.tsx#EnquiryView": EnquiryView_c0d1e4a269cad089bd780fd5445cafce,
  "/enquiries/panel/cells.tsx#SenderCell": SenderCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/cells.tsx#MessageCell": MessageCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/cells.tsx#StateCell": StateCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/cells.tsx#AssigneeCell": AssigneeCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/where-from.tsx#WhereFrom": WhereFrom_312d89cc76b3a0a916dec76721563e11,
  "/enquiries/panel/history.tsx#History": History_1c636643dc2cedcf76444a95c4a2352a,
  "/enquiries/panel/personal-data.tsx#PersonalData": PersonalData_283b459ceafc9beae04fbfe3cfd749bb,
  "/enquiries/panel/inbox-views.tsx#InboxViews": InboxViews_11af5afafece5a76deeb5a84f5fa332b,
  "/enquiries/panel/export-button.tsx#ExportButton": ExportButton_bc6189ae4975b5cb73be6b110fcec0c7,
  "/enquiries/panel/try-again.tsx#TryAgain": TryAgain_9b4c52ebcabf444f69fa5a1a3dcf84ff,
  "/enquiries/panel/attempts-cell.tsx#AttemptsCell": AttemptsCell_970e0b619f91ab832c7cc0c7d4936cce,
  "/enquiries/panel/delivery-log.tsx#DeliveryLog": DeliveryLog_022d170495d5ee0a926fb60774d566e1,
  "/enquiries/panel/cells.tsx#LanguageCell": LanguageCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/cells.tsx#ConfirmedCell": ConfirmedCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/cells.tsx#LeftCell": LeftCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/cells.tsx#ToldCell": ToldCell_203263bf56ede2bec1315f889939db05,
  "/enquiries/panel/subscribers-export.tsx#SubscribersExport": SubscribersExport_b6c176690fa2c313cedd7bc5bf4b0282,
  "/cms/admin/account/account-badge.tsx#AccountBadge": AccountBadge_11aeb68d1986a7310dd8f1efa9752def,
  "/cms/admin/shell/panel-nav.tsx#PanelNav": PanelNav_07d9a31e73494f5a7c598a14539bb1a1,
  "/cms/admin/account/first-password-notice.tsx#FirstPasswordNotice": FirstPasswordNotice_de232d6ecff9d6f421cf17d2dd5e9f2e,
  "/cms/admin/shell/brand-marks.tsx#Icon": Icon_fa4ce6248570beb4a57a94607d289c4a,
  "/cms/admin/shell/brand-marks.tsx#Logo": Logo_fa4ce6248570beb4a57a94607d289c4a,
  "/cms/admin/shell/site-clock.tsx#SiteClock": SiteClock_a7212e4c69c3ea3953fd14e8c933198e,
  "/cms/admin/command-palette/header-tools.tsx#HeaderTools": HeaderTools_c53b1a6f6390cfa152530ac545a7212d,
  "/cms/admin/account/sign-in.tsx#SignInNote": SignInNote_711446f4db15f6e034831e72fa68d32e,
  "/cms/admin/account/sign-in.tsx#SignInWelcome": SignInWelcome_711446f4db15f6e034831e72fa68d32e,
  "/cms/admin/connection/connection.tsx#Connection": Connection_cf950406520c79257f3d062bb6072eb0,
  "/cms/admin/shell/named-controls.tsx#NamedControls": NamedControls_79119bdf85e36b0a510d0b93c4458e42,
  "/cms/admin/picture/rejected-files.tsx#RejectedFiles": RejectedFiles_13891e94fcdf07c617ac1a97cf829bc7,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/cms/admin/schedule/schedule-view.tsx#ScheduleView": ScheduleView_0c653a58081b90aaa43ca63c4bb56fe5,
  "/cms/admin/translations/translations-view.tsx#TranslationsView": TranslationsView_5652bed218377ce5e4ceae32af8c8b4d,
  "/cms/admin/translations/sheet-view.tsx#SheetView": SheetView_278f09ac0718d0f3e9568b8e49f3cf26,
  "/cms/admin/help/guide-view.tsx#GuideView": GuideView_6ac01b56676a7f000d03c6e254309433,
  "/enquiries/panel/person-view.tsx#PersonView": PersonView_5b1207959dc3cbb91a044e1baea66780,
  "/analytics/panel/analytics-view.tsx#AnalyticsView": AnalyticsView_8ac852a9595ac25246be455328afeedb,
  "/analytics/panel/not-found-view.tsx#NotFoundView": NotFoundView_f65e1c1f5a5a1be07a97e3d366798565,
  "/reviews/panel/reviews-view.tsx#ReviewsView": ReviewsView_76b1cbdbd4108b77bd27417436d655f8,
  "/server/panel/dashboard.tsx#Dashboard": Dashboard_b3af03f1194aa67f832713ece92ca077,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/cms/admin/versions/request-review.tsx#RequestReview": RequestReview_afcbf8c0ce2ae38ff5ec207283433cfa,
  "/cms/admin/versions/draft-views.tsx#DraftViews": DraftViews_fd5aeba60c1b7c908ba2aa4e760586d2
}
