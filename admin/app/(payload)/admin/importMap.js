import { AboveForm as AboveForm_92d05b86cdbe43ce81a8b42a96042095 } from '../../../../src/cms/admin/shell/above-form.tsx'
import { TitleCell as TitleCell_f447f4053a29253b3e999da97f1a8871 } from '../../../../src/cms/admin/cells/title-cell.tsx'
import { LimitedDescription as LimitedDescription_49be05d230ae642ab6b7e93f1c3aeded } from '../../../../src/cms/admin/fields/limited-description.tsx'
import { OnSiteCell as OnSiteCell_ea0255097e0164c52dcb65d849e24dc6 } from '../../../../src/cms/admin/cells/on-site-cell.tsx'
import { ScheduledCell as ScheduledCell_5720b4df34f718373736ee5f31c7bb48 } from '../../../../src/cms/admin/schedule/scheduled-cell.tsx'
import { ScheduleField as ScheduleField_79ee7cac47f99f601cc2a4af6fa69ad6 } from '../../../../src/cms/admin/schedule/schedule-field.tsx'
import { ListCell as ListCell_fb06b7eb9c4684ea5d5250f501d5c316 } from '../../../../src/cms/admin/cells/list-cell.tsx'
import { RecordUses as RecordUses_ea1c2d46fe47474cdfe4f086a1eb72e3 } from '../../../../src/cms/admin/records/record-uses.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WritingFeatureClient as WritingFeatureClient_2368de2a63004b3f9f7de9ab441bad4e } from '../../../../src/cms/admin/text/writing-feature.ts'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeKeys as CodeKeys_bd66a2daa4c05878ad5237d913295ee6 } from '../../../../src/cms/admin/text/code-keys.tsx'
import { SyncBlock as SyncBlock_e6272b613d74fe6835d9d1da9039fd97 } from '../../../../src/cms/admin/text/sync-block.tsx'
import { codeConverterClient as codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkPages as LinkPages_d67a0ac65aca58c02c127e3b619b375a } from '../../../../src/cms/admin/fields/link-pages.tsx'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchAndShare as SearchAndShare_79734daa06ae37660f519421017b36d9 } from '../../../../src/cms/admin/sharing/search-and-share.tsx'
import { JsonText as JsonText_eca24e1d1e336374f8424e7ecb3e5504 } from '../../../../src/cms/admin/fields/json-text.tsx'
import { TrashedCell as TrashedCell_a3990654ca69e5e106992e4bcef1c1f8 } from '../../../../src/cms/admin/cells/trashed-cell.tsx'
import { StatusCell as StatusCell_137ea8d57172edaf392353903cc55606 } from '../../../../src/cms/admin/cells/status-cell.tsx'
import { EmptyList as EmptyList_a66b7b14767e879ae989c928dd854150 } from '../../../../src/cms/admin/shell/empty-list.tsx'
import { BulkEditErrors as BulkEditErrors_3ad0c3c75ab87e4b9b3f24ea3a9075c2 } from '../../../../src/cms/admin/bulk-errors/bulk-edit-errors.tsx'
import { PreviewBeside as PreviewBeside_c84f854401ae5cb2813d996cfcc1862d } from '../../../../src/cms/admin/sharing/preview-beside.tsx'
import { ViewOnSite as ViewOnSite_4201de43e30e67cc3c4dcfc335ad1606 } from '../../../../src/cms/admin/sharing/view-on-site.tsx'
import { SharePreview as SharePreview_69721dcbd05a42040934f07da48d36e1 } from '../../../../src/cms/admin/sharing/share-preview.tsx'
import { VersionList as VersionList_db2446ec3ab7abd55ed5fd3c699ef5fd } from '../../../../src/cms/admin/versions/version-list.tsx'
import { ResolvedTitle as ResolvedTitle_b97a76e106c0620716c98f82ae37b081 } from '../../../../src/cms/admin/pages/resolved-title.tsx'
import { UndoRemoval as UndoRemoval_cda22293e187416c0f489141fbedf7fd } from '../../../../src/cms/admin/removing/undo-removal.tsx'
import { PageTitleCell as PageTitleCell_6be80d824bb33882926b3442a24480e8 } from '../../../../src/cms/admin/pages/page-title-cell.tsx'
import { RowLabel as RowLabel_99ac5fafc085d25353d6c1a153dab207 } from '../../../../src/cms/admin/fields/row-label.tsx'
import { SectionLabel as SectionLabel_be7fa5b1f01349ecea2d9e87f1ab8946 } from '../../../../src/cms/admin/fields/section-label.tsx'
import { LooksField as LooksField_ab01d381794abadc0ff6ca65804487d4 } from '../../../../src/cms/admin/fields/looks-field.tsx'
import { FactList as FactList_ea4dc28dfd355aee946e6e88f47e1852 } from '../../../../src/cms/admin/facts/fact-list.tsx'
import { SectionPicker as SectionPicker_e3b07e416d3978d88d42059881942496 } from '../../../../src/cms/admin/picker/section-picker.tsx'
import { ValidationSummary as ValidationSummary_b5d8ae86ab30f901ae5753c11fae43d9 } from '../../../../src/cms/admin/validation/validation-summary.tsx'
import { NewTitle as NewTitle_e7e775939d26b1805fddf51cec9e1383 } from '../../../../src/cms/admin/fields/new-title.tsx'
import { FactWritten as FactWritten_2682e7ac21b295e00c41d254f91993c4 } from '../../../../src/cms/admin/facts/fact-written.tsx'
import { FactTokenCell as FactTokenCell_a63c509527a2ead02577bee785465cd0 } from '../../../../src/cms/admin/facts/fact-token.tsx'
import { FactUsesCell as FactUsesCell_2dff42fd1c4702f7e9cf10df49e87576 } from '../../../../src/cms/admin/facts/fact-uses.tsx'
import { FactUsesField as FactUsesField_2dff42fd1c4702f7e9cf10df49e87576 } from '../../../../src/cms/admin/facts/fact-uses.tsx'
import { ThumbnailCell as ThumbnailCell_97412d9eb5679a60fb2b4bb6d948e821 } from '../../../../src/cms/admin/picture/thumbnail-cell.tsx'
import { PictureFileCheck as PictureFileCheck_dc3938c1590790c782d435594220a42c } from '../../../../src/cms/admin/picture/file-check.tsx'
import { PictureFocus as PictureFocus_528807ff09d3de55a2505c24acf6c284 } from '../../../../src/cms/admin/picture/focus.tsx'
import { PictureSizes as PictureSizes_3fee941c9e730d75bb4d6621e48e1831 } from '../../../../src/cms/admin/picture/sizes.tsx'
import { PictureViews as PictureViews_36ae066e4f043c9f9b47506949565f5c } from '../../../../src/cms/admin/picture/picture-views.tsx'
import { EnquiryView as EnquiryView_1cf9f3db529c8aacb32f21b2327c8fe6 } from '../../../../src/cms/admin/inbox/enquiry-view.tsx'
import { SenderCell as SenderCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { MessageCell as MessageCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { StateCell as StateCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { AssigneeCell as AssigneeCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { History as History_c0ce260e7ea17ffd4cd5c25482bf078c } from '../../../../src/cms/admin/inbox/history.tsx'
import { ErasePerson as ErasePerson_1ce06d42217a1bef9fac232a8fb89975 } from '../../../../src/cms/admin/inbox/erase-person.tsx'
import { InboxViews as InboxViews_6472b76c878d436cd2b9e5671be668eb } from '../../../../src/cms/admin/inbox/inbox-views.tsx'
import { ExportButton as ExportButton_dc8b29cb18ea6f6350a791a5c26cc72c } from '../../../../src/cms/admin/inbox/export-button.tsx'
import { TryAgain as TryAgain_c9613ac1aa4128d96f577634cef07527 } from '../../../../src/cms/admin/inbox/try-again.tsx'
import { AttemptsCell as AttemptsCell_53ef67ea6ce8b08accb28f97e4a4c716 } from '../../../../src/cms/admin/inbox/attempts-cell.tsx'
import { DeliveryLog as DeliveryLog_eea348bb6e84af7078cc5eb73e10ee99 } from '../../../../src/cms/admin/inbox/delivery-log.tsx'
import { Reauthentication as Reauthentication_dcee9e5ac8b680520ab5453f77f0d9eb } from '../../../../src/cms/admin/account/reauthentication.tsx'
import { SecondFactor as SecondFactor_aa4f096249c34ffd5b0951129314452a } from '../../../../src/cms/admin/account/second-factor.tsx'
import { Sessions as Sessions_c5523ce5496c45373edd313b1d0389c8 } from '../../../../src/cms/admin/account/sessions.tsx'
import { AccountBadge as AccountBadge_4d5e7816f5387bac97631f95a9b36549 } from '../../../../src/cms/admin/account/account-badge.tsx'
import { PanelNav as PanelNav_cb16a9b32d5f6240953bc18b0d56c3b8 } from '../../../../src/cms/admin/shell/panel-nav.tsx'
import { FirstPasswordNotice as FirstPasswordNotice_6895ff9d229c3363a10208fa2af3bebe } from '../../../../src/cms/admin/account/first-password-notice.tsx'
import { Icon as Icon_ab4d70eec30a3fa7f14f767388ec059d } from '../../../../src/cms/admin/shell/brand-marks.tsx'
import { Logo as Logo_ab4d70eec30a3fa7f14f767388ec059d } from '../../../../src/cms/admin/shell/brand-marks.tsx'
import { SiteClock as SiteClock_4e86d95b7a2f430bed4521c7c360aecf } from '../../../../src/cms/admin/shell/site-clock.tsx'
import { HeaderTools as HeaderTools_731c6e7d5d899278d99b2ad318997283 } from '../../../../src/cms/admin/command-palette/header-tools.tsx'
import { SignInNote as SignInNote_35ace5f6ae463a3f572cb6c41d4e8141 } from '../../../../src/cms/admin/account/sign-in.tsx'
import { SignInWelcome as SignInWelcome_35ace5f6ae463a3f572cb6c41d4e8141 } from '../../../../src/cms/admin/account/sign-in.tsx'
import { Connection as Connection_e848d09b3d1748725c81b348d2f32633 } from '../../../../src/cms/admin/connection/connection.tsx'
import { NamedControls as NamedControls_c59b0a9a0d5843544d0dd7a5296c6505 } from '../../../../src/cms/admin/shell/named-controls.tsx'
import { RejectedFiles as RejectedFiles_132d852ac1be9f8a23f5669eec0f2c5d } from '../../../../src/cms/admin/picture/rejected-files.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872 } from '../../../../src/cms/admin/dashboard/dashboard.tsx'
import { ScheduleView as ScheduleView_e141e400c839f478e45e6941da57217f } from '../../../../src/cms/admin/schedule/schedule-view.tsx'
import { AnalyticsView as AnalyticsView_dcfb77f79bc3a412041d9d98536686e0 } from '../../../../src/cms/admin/analytics/analytics-view.tsx'
import { GuideView as GuideView_b07e3fdcfea9f5849160c9cb49f87865 } from '../../../../src/cms/admin/help/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { RequestReview as RequestReview_e7f18c7dc947228a91d5a51bea49dcc2 } from '../../../../src/cms/admin/versions/request-review.tsx'
import { DraftViews as DraftViews_202440ba16e8ddb5bec6315273f0db16 } from '../../../../src/cms/admin/versions/draft-views.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/shell/above-form.tsx#AboveForm": AboveForm_92d05b86cdbe43ce81a8b42a96042095,
  "/cells/title-cell.tsx#TitleCell": TitleCell_f447f4053a29253b3e999da97f1a8871,
  "/fields/limited-description.tsx#LimitedDescription": LimitedDescription_49be05d230ae642ab6b7e93f1c3aeded,
  "/cells/on-site-cell.tsx#OnSiteCell": OnSiteCell_ea0255097e0164c52dcb65d849e24dc6,
  "/schedule/scheduled-cell.tsx#ScheduledCell": ScheduledCell_5720b4df34f718373736ee5f31c7bb48,
  "/schedule/schedule-field.tsx#ScheduleField": ScheduleField_79ee7cac47f99f601cc2a4af6fa69ad6,
  "/cells/list-cell.tsx#ListCell": ListCell_fb06b7eb9c4684ea5d5250f501d5c316,
  "/records/record-uses.tsx#RecordUses": RecordUses_ea1c2d46fe47474cdfe4f086a1eb72e3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/text/writing-feature.ts#WritingFeatureClient": WritingFeatureClient_2368de2a63004b3f9f7de9ab441bad4e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/text/code-keys.tsx#CodeKeys": CodeKeys_bd66a2daa4c05878ad5237d913295ee6,
  "/text/sync-block.tsx#SyncBlock": SyncBlock_e6272b613d74fe6835d9d1da9039fd97,
  "@payloadcms/richtext-lexical/client#codeConverterClient": codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/link-pages.tsx#LinkPages": LinkPages_d67a0ac65aca58c02c127e3b619b375a,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/sharing/search-and-share.tsx#SearchAndShare": SearchAndShare_79734daa06ae37660f519421017b36d9,
  "/fields/json-text.tsx#JsonText": JsonText_eca24e1d1e336374f8424e7ecb3e5504,
  "/cells/trashed-cell.tsx#TrashedCell": TrashedCell_a3990654ca69e5e106992e4bcef1c1f8,
  "/cells/status-cell.tsx#StatusCell": StatusCell_137ea8d57172edaf392353903cc55606,
  "/shell/empty-list.tsx#EmptyList": EmptyList_a66b7b14767e879ae989c928dd854150,
  "/bulk-errors/bulk-edit-errors.tsx#BulkEditErrors": BulkEditErrors_3ad0c3c75ab87e4b9b3f24ea3a9075c2,
  "/sharing/preview-beside.tsx#PreviewBeside": PreviewBeside_c84f854401ae5cb2813d996cfcc1862d,
  "/sharing/view-on-site.tsx#ViewOnSite": ViewOnSite_4201de43e30e67cc3c4dcfc335ad1606,
  "/sharing/share-preview.tsx#SharePreview": SharePreview_69721dcbd05a42040934f07da48d36e1,
  "/versions/version-list.tsx#VersionList": VersionList_db2446ec3ab7abd55ed5fd3c699ef5fd,
  "/pages/resolved-title.tsx#ResolvedTitle": ResolvedTitle_b97a76e106c0620716c98f82ae37b081,
  "/removing/undo-removal.tsx#UndoRemoval": UndoRemoval_cda22293e187416c0f489141fbedf7fd,
  "/pages/page-title-cell.tsx#PageTitleCell": PageTitleCell_6be80d824bb33882926b3442a24480e8,
  "/fields/row-label.tsx#RowLabel": RowLabel_99ac5fafc085d25353d6c1a153dab207,
  "/fields/section-label.tsx#SectionLabel": SectionLabel_be7fa5b1f01349ecea2d9e87f1ab8946,
  "/fields/looks-field.tsx#LooksField": LooksField_ab01d381794abadc0ff6ca65804487d4,
  "/facts/fact-list.tsx#FactList": FactList_ea4dc28dfd355aee946e6e88f47e1852,
  "/picker/section-picker.tsx#SectionPicker": SectionPicker_e3b07e416d3978d88d42059881942496,
  "/validation/validation-summary.tsx#ValidationSummary": ValidationSummary_b5d8ae86ab30f901ae5753c11fae43d9,
  "/fields/new-title.tsx#NewTitle": NewTitle_e7e775939d26b1805fddf51cec9e1383,
  "/facts/fact-written.tsx#FactWritten": FactWritten_2682e7ac21b295e00c41d254f91993c4,
  "/facts/fact-token.tsx#FactTokenCell": FactTokenCell_a63c509527a2ead02577bee785465cd0,
  "/facts/fact-uses.tsx#FactUsesCell": FactUsesCell_2dff42fd1c4702f7e9cf10df49e87576,
  "/facts/fact-uses.tsx#FactUsesField": FactUsesField_2dff42fd1c4702f7e9cf10df49e87576,
  "/picture/thumbnail-cell.tsx#ThumbnailCell": ThumbnailCell_97412d9eb5679a60fb2b4bb6d948e821,
  "/picture/file-check.tsx#PictureFileCheck": PictureFileCheck_dc3938c1590790c782d435594220a42c,
  "/picture/focus.tsx#PictureFocus": PictureFocus_528807ff09d3de55a2505c24acf6c284,
  "/picture/sizes.tsx#PictureSizes": PictureSizes_3fee941c9e730d75bb4d6621e48e1831,
  "/picture/picture-views.tsx#PictureViews": PictureViews_36ae066e4f043c9f9b47506949565f5c,
  "/inbox/enquiry-view.tsx#EnquiryView": EnquiryView_1cf9f3db529c8aacb32f21b2327c8fe6,
  "/inbox/cells.tsx#SenderCell": SenderCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/cells.tsx#MessageCell": MessageCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/cells.tsx#StateCell": StateCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/cells.tsx#AssigneeCell": AssigneeCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/history.tsx#History": History_c0ce260e7ea17ffd4cd5c25482bf078c,
  "/inbox/erase-person.tsx#ErasePerson": ErasePerson_1ce06d42217a1bef9fac232a8fb89975,
  "/inbox/inbox-views.tsx#InboxViews": InboxViews_6472b76c878d436cd2b9e5671be668eb,
  "/inbox/export-button.tsx#ExportButton": ExportButton_dc8b29cb18ea6f6350a791a5c26cc72c,
  "/inbox/try-again.tsx#TryAgain": TryAgain_c9613ac1aa4128d96f577634cef07527,
  "/inbox/attempts-cell.tsx#AttemptsCell": AttemptsCell_53ef67ea6ce8b08accb28f97e4a4c716,
  "/inbox/delivery-log.tsx#DeliveryLog": DeliveryLog_eea348bb6e84af7078cc5eb73e10ee99,
  "/account/reauthentication.tsx#Reauthentication": Reauthentication_dcee9e5ac8b680520ab5453f77f0d9eb,
  "/account/second-factor.tsx#SecondFactor": SecondFactor_aa4f096249c34ffd5b0951129314452a,
  "/account/sessions.tsx#Sessions": Sessions_c5523ce5496c45373edd313b1d0389c8,
  "/account/account-badge.tsx#AccountBadge": AccountBadge_4d5e7816f5387bac97631f95a9b36549,
  "/shell/panel-nav.tsx#PanelNav": PanelNav_cb16a9b32d5f6240953bc18b0d56c3b8,
  "/account/first-password-notice.tsx#FirstPasswordNotice": FirstPasswordNotice_6895ff9d229c3363a10208fa2af3bebe,
  "/shell/brand-marks.tsx#Icon": Icon_ab4d70eec30a3fa7f14f767388ec059d,
  "/shell/brand-marks.tsx#Logo": Logo_ab4d70eec30a3fa7f14f767388ec059d,
  "/shell/site-clock.tsx#SiteClock": SiteClock_4e86d95b7a2f430bed4521c7c360aecf,
  "/command-palette/header-tools.tsx#HeaderTools": HeaderTools_731c6e7d5d899278d99b2ad318997283,
  "/account/sign-in.tsx#SignInNote": SignInNote_35ace5f6ae463a3f572cb6c41d4e8141,
  "/account/sign-in.tsx#SignInWelcome": SignInWelcome_35ace5f6ae463a3f572cb6c41d4e8141,
  "/connection/connection.tsx#Connection": Connection_e848d09b3d1748725c81b348d2f32633,
  "/shell/named-controls.tsx#NamedControls": NamedControls_c59b0a9a0d5843544d0dd7a5296c6505,
  "/picture/rejected-files.tsx#RejectedFiles": RejectedFiles_132d852ac1be9f8a23f5669eec0f2c5d,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872,
  "/schedule/schedule-view.tsx#ScheduleView": ScheduleView_e141e400c839f478e45e6941da57217f,
  "/analytics/analytics-view.tsx#AnalyticsView": AnalyticsView_dcfb77f79bc3a412041d9d98536686e0,
  "/help/guide-view.tsx#GuideView": GuideView_b07e3fdcfea9f5849160c9cb49f87865,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/versions/request-review.tsx#RequestReview": RequestReview_e7f18c7dc947228a91d5a51bea49dcc2,
  "/versions/draft-views.tsx#DraftViews": DraftViews_202440ba16e8ddb5bec6315273f0db16
}
